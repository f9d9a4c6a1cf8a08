import { FREE_STORIES_A_MONTH, READERS_OF_NETWORK } from '#shared/membership/metering.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';

/** What a value may be: one of a few words, or a text of some form. The empty text is always "not set". */
type SettingForm =
  | { readonly choices: readonly string[] }
  | { readonly pattern: RegExp; readonly form: string; readonly isGood?: (value: string) => boolean };

type SettingRule = SettingForm & {
  readonly defaultValue: string;
  readonly purpose: string;
  /** True of what is told to nobody once it is set. */
  readonly isSecret?: boolean;
};

const yesOrNo = { choices: ['true', 'false'] } as const;
/** Whether each name in a list such as `DE=19 CH=8.1` is one that there is, and stands there once. */
function areNames(value: string, isName: (name: string) => boolean): boolean {
  const names = value.split(/\s+/).map((entry) => entry.slice(0, entry.indexOf('=')));
  return new Set(names).size === names.length && names.every(isName);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const oneLine = { pattern: /^[^\p{Cc}]{1,200}$/u, form: 'a line of at most 200 characters' } as const;
const https = { pattern: /^https:\/\/[^\s"'<>]{1,500}$/, form: 'an address that begins with https://' } as const;

/** What an operator may set, with the value it has until then. */
const settings = {
  'site.name': {
    pattern: /^[^\p{Cc}<>"]{1,50}$/u,
    form: 'a line of at most 50 characters, without quotation marks and angle brackets',
    isGood: (value) => value.trim() === value,
    defaultValue: DEFAULT_SITE_NAME,
    purpose: 'What this site is called: on its pages, in mail, feeds, receipts and apps.',
  },
  'staffPicks.listId': {
    pattern: /^[0-9a-f]{12}$/,
    form: 'the id of a list: 12 digits and letters from a to f',
    defaultValue: '',
    purpose: 'The public list whose stories are the staff picks.',
  },
  'staffPicks.title': { ...oneLine, defaultValue: 'Staff picks', purpose: 'The heading above the staff picks.' },
  'auth.hideUnknownEmail': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'true: nobody is told whether an address has an account; who asks is sent to their inbox.',
  },
  'auth.connectForMembersOnly': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'true: only members connect Google, Apple, Facebook or X to their account.',
  },
  'onboarding.topicsToFollow': {
    ...oneLine,
    defaultValue: '',
    purpose: 'Slugs of the tags that new readers choose from, with spaces between; empty: those with the most stories.',
  },
  'sms.mailDomain': {
    pattern: /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i,
    form: 'a domain, such as gateway.example',
    defaultValue: '',
    purpose:
      'Domain of a gateway that takes mail to NUMBER@DOMAIN and sends it to that telephone; empty: no codes are sent.',
  },
  'ifttt.serviceKey': {
    ...oneLine,
    isSecret: true,
    defaultValue: '',
    purpose: 'The key by which IFTTT shows that it is IFTTT; empty: its addresses are not there.',
  },
  'consent.mode': {
    choices: ['spec', 'strict'],
    defaultValue: 'spec',
    purpose:
      'spec: readers from the EU and the UK who are signed out are asked before scripts of others run; strict: only a yes counts, and an unknown country is the EU.',
  },
  'analytics.scriptUrl': {
    ...https,
    defaultValue: '',
    purpose: 'Address of a script that measures visits; it runs with consent only and never for bots. Empty: none.',
  },
  'billing.seller': {
    pattern: /^[^\0]{1,500}$/,
    form: 'at most 500 characters',
    defaultValue: '',
    purpose: 'Name, address and VAT id of who sells, as receipts say it.',
  },
  'billing.taxRates': {
    pattern: /^([A-Z]{2}=\d{1,2}(\.\d{1,2})?)(\s+[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/,
    form: 'countries (ISO 3166) with percents, such as DE=19 CH=8.1',
    isGood: (value) => areNames(value, isCountryCode),
    defaultValue: '',
    purpose: 'Tax within the prices, in percent, by country; a country without one has none.',
  },
  'billing.prices': {
    // No price may be nothing: providers refuse to charge it, and the checkout would offer what cannot be bought.
    pattern: /^[A-Z]{3}=[1-9]\d{0,6}(,[1-9]\d{0,6}){3}(\s+[A-Z]{3}=[1-9]\d{0,6}(,[1-9]\d{0,6}){3})*$/,
    form: 'currencies (ISO 4217), each with four prices above nothing in minor units, such as CAD=700,7000,2000,20000',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name)),
    defaultValue: '',
    purpose: 'Prices in currencies other than US dollars: a month and a year of Member, a month and a year of Friend.',
  },
  'metering.freeStories': {
    pattern: /^\d{1,3}$/,
    form: 'a number from 0 to 999',
    defaultValue: String(FREE_STORIES_A_MONTH),
    purpose: 'Member-only stories that everybody may read in a month without paying; 0: none.',
  },
  'metering.networkReaders': {
    pattern: /^[1-9]\d{0,3}$/,
    form: 'a number from 1 to 9999',
    defaultValue: String(READERS_OF_NETWORK),
    purpose:
      'How many readers without an account one network may have in a month, each with their free stories; more where a school or an office reads.',
  },
  'gifts.groupMinimum': {
    pattern: /^[1-9]\d{0,2}$/,
    form: 'a number from 1 to 999',
    defaultValue: '11',
    purpose: 'The fewest memberships of a group gift.',
  },
  'images.keptMegabytes': {
    pattern: /^[1-9]\d{0,6}$/,
    form: 'a number from 1 to 9999999',
    defaultValue: '2000',
    purpose: 'Megabytes that the sizes of pictures may take: the oldest go, and are made again when somebody asks.',
  },
  'app.appStoreUrl': {
    ...https,
    defaultValue: '',
    purpose: 'Where the app for iPhones is found; empty: there is none.',
  },
  'app.playStoreUrl': {
    ...https,
    defaultValue: '',
    purpose: 'Where the app for Android is found; empty: there is none.',
  },
  'app.linkScheme': {
    pattern: /^[a-z][a-z0-9+.-]{0,40}$/,
    form: 'a scheme, such as longhand',
    defaultValue: '',
    purpose: 'Scheme by which a page opens in the app, such as longhand; empty: no page offers it.',
  },
  'app.appleAppIds': {
    pattern: /^[A-Z0-9]{10}\.[\w.-]+(?: +[A-Z0-9]{10}\.[\w.-]+)*$/,
    form: 'such as ABCDE12345.com.example.app, with spaces between',
    defaultValue: '',
    purpose: 'TEAM.BUNDLE of the apps whose users follow links of this site in them, with spaces between.',
  },
  'app.androidApps': {
    pattern: /^[\w.]+=[0-9A-F]{2}(?::[0-9A-F]{2}){31}(?: +[\w.]+=[0-9A-F]{2}(?::[0-9A-F]{2}){31})*$/,
    form: 'such as com.example.app=AB:CD:… with 32 pairs of digits, with spaces between',
    defaultValue: '',
    purpose: 'PACKAGE=FINGERPRINT (SHA-256 of the certificate) of such apps for Android, with spaces between.',
  },
} as const satisfies Readonly<Record<string, SettingRule>>;

export type SettingName = keyof typeof settings;

/** The value of each setting, as text. */
export type Settings = Readonly<Record<SettingName, string>>;

export const defaultSettings: Settings = Object.fromEntries(
  Object.entries(settings).map(([name, { defaultValue }]) => [name, defaultValue]),
) as Settings;

export const settingNames: readonly SettingName[] = Object.keys(settings).filter(isSettingName);

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}

export function settingRule(name: SettingName): SettingRule {
  return settings[name];
}

/** What a value must be instead, in words; undefined of one that is right. */
export function settingFault(name: SettingName, value: string): string | undefined {
  const rule = settingRule(name);
  if (value === '') return undefined;
  if ('choices' in rule) return rule.choices.includes(value) ? undefined : rule.choices.join(', ');
  return rule.pattern.test(value) && rule.isGood?.(value) !== false ? undefined : rule.form;
}
