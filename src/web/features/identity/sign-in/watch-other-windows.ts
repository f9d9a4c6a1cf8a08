import { otherWindowMessages } from '#shared/messages/other-windows.ts';
import { storageKey } from '#shared/storage/stored-json.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** Where the device keeps who signed in on it: the browser tells every other window of a change. */
const KEY = storageKey('logins');

/** Offers, gently, to reload a page that was made before its reader signed in in another window. */
export function watchOtherWindows(): void {
  if (readStartData(window).preloadedState.session.isLoggedInCookie) return;
  const ending = new AbortController();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null || newValue.includes('"last":null')) return;
    ending.abort();
    const action = { label: otherWindowMessages.reload, run: () => location.reload() };
    void showToast({
      message: otherWindowMessages.signedIn,
      duration: 'FOREVER',
      action,
      testId: 'signed-in-elsewhere',
    });
  };
  addEventListener('storage', onStorage, { signal: ending.signal });
}
