import { createStoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { THEME_KEY, type Theme } from './theme.ts';

/** Keeps the reader's choice; without usable storage it holds until the page is left. */
export function storeTheme(theme: Theme): void {
  const stored = createStoredJson<Theme | undefined>({
    storage: openTextStorage(() => localStorage),
    key: THEME_KEY,
    fallback: undefined,
    parse: (json) => (json === 'light' || json === 'dark' ? json : undefined),
    warn: logWarning,
  });
  stored.write(theme);
}
