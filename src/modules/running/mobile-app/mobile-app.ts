import type { Settings } from '#modules/ground/settings/setting-list.ts';

/** The app that an operator has beside the site (SHELL-20): what is not set, or is set and wrong, is not there. */
export type MobileApp = {
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
  /** `longhand` for `longhand://…`. */
  readonly linkScheme: string | null;
  /** `TEAM.BUNDLE` each. */
  readonly appleAppIds: readonly string[];
  readonly androidApps: readonly { readonly packageName: string; readonly fingerprint: string }[];
};

/** A scheme that somebody made up: none that a browser itself acts on. */
const SCHEME = /^(?!(?:https?|javascript|data|vbscript|file|blob|about|mailto|tel)$)[a-z][a-z0-9+.-]{1,63}$/;
const APPLE_ID = /^[A-Z0-9]{10}\.[\w.-]{1,155}$/;
const ANDROID_APP = /^(?<packageName>[a-z]\w*(?:\.[a-z]\w*)+)=(?<fingerprint>(?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/i;

export function mobileAppOf(settings: Settings): MobileApp {
  const scheme = settings['app.linkScheme'];
  return {
    appStoreUrl: httpsUrl(settings['app.appStoreUrl']),
    playStoreUrl: httpsUrl(settings['app.playStoreUrl']),
    linkScheme: SCHEME.test(scheme) ? scheme : null,
    appleAppIds: words(settings['app.appleAppIds']).filter((id) => APPLE_ID.test(id)),
    androidApps: words(settings['app.androidApps']).flatMap((word) => {
      const { packageName, fingerprint } = ANDROID_APP.exec(word)?.groups ?? {};
      if (packageName === undefined || fingerprint === undefined) return [];
      return [{ packageName, fingerprint: fingerprint.toUpperCase() }];
    }),
  };
}

/** The address that opens a page of the site in the app; undefined without an app, or for what is no path. */
export function deepLink({ linkScheme }: MobileApp, siteUrl: string, path: string): string | undefined {
  if (linkScheme === null || !/^\/(?!\/)/.test(path) || !URL.canParse(path, siteUrl)) return undefined;
  const { host, pathname, search } = new URL(path, siteUrl);
  return `${linkScheme}://${host}${pathname}${search}`;
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

function httpsUrl(text: string): string | null {
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null;
}
