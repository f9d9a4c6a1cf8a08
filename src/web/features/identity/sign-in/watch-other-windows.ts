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
  addEventListener('storage', ({ key, newValue }) => {
    const last = key === KEY && newValue !== null ? lastOf(newValue) : undefined;
    if (last !== undefined && last !== (pageViewerId() ?? null)) offerToReload(last);
  });
}

let isOffered = false;

/** Once a page: `viewerId` is who is signed in now, null where nobody is. */
export function offerToReload(viewerId: string | null): void {
  if (isOffered) return;
  isOffered = true;
  const action = { label: messages.reload, run: () => location.reload() };
  const message = whatChanged(viewerId);
  void showToast({ message, duration: 'FOREVER', action, testId: 'signed-in-elsewhere' });
}

function whatChanged(viewerId: string | null): string {
  if (viewerId === null) return messages.signedOut;
  return pageViewerId() === undefined ? messages.signedIn : messages.switched;
}

/** Undefined for what is none of our records. */
function lastOf(stored: string): string | null | undefined {
  try {
    return parseLoginRecord(JSON.parse(stored)).last;
  } catch {
    return undefined;
  }
}
