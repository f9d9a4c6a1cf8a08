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
} as const satisfies Readonly<Record<string, { readonly defaultValue: unknown; readonly purpose: string }>>;

export type SettingName = keyof typeof settings;

export const settingNames: readonly string[] = Object.keys(settings);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}
