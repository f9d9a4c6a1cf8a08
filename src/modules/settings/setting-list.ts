/** What an operator may set, with the value it has until then. */
const settings = {
  'staffPicks.listId': { defaultValue: '', purpose: 'The public list whose stories are the staff picks.' },
  'staffPicks.title': { defaultValue: 'Staff picks', purpose: 'The heading above the staff picks.' },
  'auth.hideUnknownEmail': {
    defaultValue: 'false',
    purpose: 'true: nobody is told whether an address has an account; who asks is sent to their inbox.',
  },
  'auth.connectForMembersOnly': {
    defaultValue: 'false',
    purpose: 'true: only members connect Google, Apple, Facebook or X to their account.',
  },
  'onboarding.topicsToFollow': {
    defaultValue: '',
    purpose: 'Slugs of the tags that new readers choose from, with spaces between; empty: those with the most stories.',
  },
  'sms.mailDomain': {
    defaultValue: '',
    purpose:
      'Domain of a gateway that takes mail to NUMBER@DOMAIN and sends it to that telephone; empty: no codes are sent.',
  },
  'ifttt.serviceKey': {
    defaultValue: '',
    purpose: 'The key by which IFTTT shows that it is IFTTT; empty: its addresses are not there.',
  },
  'consent.mode': {
    defaultValue: 'spec',
    purpose:
      'spec: readers from the EU and the UK who are signed out are asked before scripts of others run; strict: only a yes counts, and an unknown country is the EU.',
  },
  'analytics.scriptUrl': {
    defaultValue: '',
    purpose: 'Address of a script that measures visits; it runs with consent only and never for bots. Empty: none.',
  },
  'app.appStoreUrl': { defaultValue: '', purpose: 'Where the app for iPhones is found; empty: there is none.' },
  'app.playStoreUrl': { defaultValue: '', purpose: 'Where the app for Android is found; empty: there is none.' },
  'app.linkScheme': {
    defaultValue: '',
    purpose: 'Scheme by which a page opens in the app, such as longhand; empty: no page offers it.',
  },
  'app.appleAppIds': {
    defaultValue: '',
    purpose: 'TEAM.BUNDLE of the apps whose users follow links of this site in them, with spaces between.',
  },
  'app.androidApps': {
    defaultValue: '',
    purpose: 'PACKAGE=FINGERPRINT (SHA-256 of the certificate) of such apps for Android, with spaces between.',
  },
} as const satisfies Readonly<Record<string, { readonly defaultValue: unknown; readonly purpose: string }>>;

export type SettingName = keyof typeof settings;

/** The value of each setting, as text. */
export type Settings = Readonly<Record<SettingName, string>>;

export const defaultSettings: Settings = Object.fromEntries(
  Object.entries(settings).map(([name, { defaultValue }]) => [name, defaultValue]),
) as Settings;

export const settingNames: readonly string[] = Object.keys(settings);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}
