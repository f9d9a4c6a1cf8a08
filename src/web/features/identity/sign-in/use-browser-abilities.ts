import { useSyncExternalStore } from 'react';
import { isInAppBrowser } from './in-app-browser.ts';
import { hasPasskeys } from './passkeys.ts';

type Abilities = { readonly isInApp: boolean; readonly hasPasskeys: boolean };

const unknown: Abilities = { isInApp: false, hasPasskeys: false };
let known: Abilities | undefined;

function read(): Abilities {
  known ??= { isInApp: isInAppBrowser(navigator.userAgent), hasPasskeys: hasPasskeys() };
  return known;
}

/** What the browser can do: nothing of it is known while the server draws. */
export function useBrowserAbilities(): Abilities {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => unknown,
  );
}
