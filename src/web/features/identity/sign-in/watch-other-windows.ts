import { otherWindowMessages as messages } from '#shared/messages/other-windows.ts';
import { storageKey } from '#shared/storage/stored-json.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { pageViewerId } from '#web/features/ground/viewer/page-viewer-id.ts';
import { parseLoginRecord } from '#web/features/identity/login-tracking/login-record.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Where the device keeps who signed in on it: the browser tells every other window of a change. */
const KEY = storageKey('logins');

/** Offers, gently, to reload a page that was made for another than who is signed in in this browser since. */
export function watchOtherWindows(): void {
  // Staff who look as somebody know whose page it is.
  if (readStartData(window).preloadedState.session.isSpoofed) return;
  const own = pageViewerId();
  const ending = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const message = key === KEY && newValue !== null ? whatChanged(newValue, own) : undefined;
    if (message === undefined) return;
    ending.abort();
    const action = { label: messages.reload, run: () => location.reload() };
    void showToast({ message, duration: 'FOREVER', action, testId: 'signed-in-elsewhere' });
  };
  addEventListener('storage', onStorage, { signal: ending.signal });
}

function whatChanged(stored: string, own: string | undefined): string | undefined {
  const last = lastOf(stored);
  if (last === undefined || last === (own ?? null)) return undefined;
  if (last === null) return messages.signedOut;
  return own === undefined ? messages.signedIn : messages.switched;
}

/** Undefined for what is none of our records. */
function lastOf(stored: string): string | null | undefined {
  try {
    return parseLoginRecord(JSON.parse(stored)).last;
  } catch {
    return undefined;
  }
}
