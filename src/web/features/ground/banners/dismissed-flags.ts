import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import type { AnyOutcome } from '#web/app/graph/change-outcome.ts';

/** Own judgement: the server knows the rest. */
const MOST_FLAGS = 200;

/** Hints and banners put away on this device, by viewer, so that nobody inherits another's. */
function openStorage(viewerId: string) {
  return createStoredJson<readonly string[]>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('dismissedFlags', viewerId),
    fallback: [],
    parse: (json) => {
      if (!Array.isArray(json) || !json.every((flag) => typeof flag === 'string')) throw new TypeError('No flags');
      return json;
    },
    warn: logWarning,
  });
}

export function isDismissedHere(viewerId: string, flag: string): boolean {
  return openStorage(viewerId).read().includes(flag);
}

/** Remembers on this device alone that something was dismissed; false where it was before. */
export function keepHere(viewerId: string, flag: string): boolean {
  const stored = openStorage(viewerId);
  const flags = stored.read();
  if (flags.includes(flag)) return false;
  stored.write([...flags, flag].slice(-MOST_FLAGS));
  return true;
}

/** Remembers here at once that a flag was dismissed, and tells the server the first time; it may fail, and is then not asked again. */
export function dismissHere(viewerId: string, flag: string, send: () => Promise<AnyOutcome>): void {
  if (!keepHere(viewerId, flag)) return;
  void send().then(({ failure }) => failure && logWarning(`That ${flag} was dismissed could not be told`));
}
