import { createRoot } from 'react-dom/client';
import { readStartData } from '#web/app/start-errors.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { createStoredJson, storageKey, type StoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import {
  dismissAgain,
  isDismissed,
  neverDismissed,
  type OneTapDismissal,
  parseDismissal,
} from './one-tap-dismissal.ts';
import { OneTapCard } from './OneTapCard.tsx';
import { askAnew } from './sign-in-graph.ts';

/** Where this device keeps that the card was dismissed. */
function openOneTapStorage(): StoredJson<OneTapDismissal> {
  return createStoredJson<OneTapDismissal>({
    storage: openTextStorage(() => localStorage),
    key: storageKey('oneTap'),
    fallback: neverDismissed,
    parse: parseDismissal,
    warn: logWarning,
  });
}

/** Shows the card in a root of its own; the function that it gives takes it away. Undefined where it must not show. */
export async function showOneTap(): Promise<(() => void) | undefined> {
  const stored = openOneTapStorage();
  if (isDismissed(stored.read(), Date.now()) || isInAppBrowser(navigator.userAgent)) return undefined;
  const { signInOptions } = await askAnew(SignInOptionsQueryDocument, {});
  if (signInOptions.googleClientId === null) return undefined;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const hide = () => {
    root.unmount();
    place.remove();
  };
  const dismiss = () => {
    stored.write(dismissAgain(stored.read(), Date.now()));
    hide();
  };
  const siteName = readStartData(window).preloadedState.config.productName;
  root.render(<OneTapCard siteName={siteName} clientId={signInOptions.googleClientId} onDismiss={dismiss} />);
  return hide;
}
