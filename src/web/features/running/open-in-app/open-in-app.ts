import { buildPath } from '#shared/routes/build-path.ts';
import { askAppLink } from './ask-app-link.ts';

/** Whoever still sees the page after so many milliseconds has no app. Own judgement. */
const LONG_ENOUGH = 1_500;

/** Makes the button of the mobile bar open this page in the app; without script it leads to the page about the app. */
export function watchOpenInApp(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('[data-open-in-app]') === null) return;
    event.preventDefault();
    void openInApp();
  });
}

async function openInApp(): Promise<void> {
  const about = buildPath('ShowDownloadApp');
  // Only Android tells; what is not there cannot be opened.
  const link = (await isMissingOnAndroid()) ? undefined : await askAppLink(location.pathname + location.search);
  if (link === undefined) return location.assign(about);
  location.assign(link);
  setTimeout(() => {
    if (document.visibilityState === 'visible') location.assign(about);
  }, LONG_ENOUGH);
}

type Knowing = { readonly getInstalledRelatedApps: () => Promise<readonly unknown[]> };

/** Whether the browser says that the app of this site is not installed. */
async function isMissingOnAndroid(): Promise<boolean> {
  if (!/Android/i.test(navigator.userAgent) || !isKnowing(navigator)) return false;
  const apps = await navigator.getInstalledRelatedApps().catch(() => undefined);
  return apps?.length === 0;
}

function isKnowing(browser: object): browser is Knowing {
  return 'getInstalledRelatedApps' in browser;
}
