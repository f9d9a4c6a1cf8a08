import { isIP } from 'node:net';
import { FREE_STORIES_A_MONTH, READERS_OF_NETWORK } from '#shared/membership/metering.ts';
import { RATE_ENTRY } from '#shared/taxes/withholding.ts';
import { isIban } from '#shared/payouts/iban.ts';
import { areNames, CURRENCIES, https, oneLine, type SettingRule, yesOrNo } from './setting-forms.ts';
import { outsideSettings } from './outside-settings.ts';
import { siteSettings } from './site-settings.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';

/** What an operator may set, with the value it has until then. */
const settings = {
  ...siteSettings,
  'staffPicks.listId': {
    pattern: /^[0-9a-f]{12}$/,
    form: 'the address of a list, or its ID',
    defaultValue: '',
    purpose: 'The public list whose stories are the staff picks. Paste its address here.',
  },
  'staffPicks.title': { ...oneLine, defaultValue: 'Staff picks', purpose: 'The heading above the staff picks.' },
  'auth.hideUnknownEmail': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'Nobody is told whether an address has an account: anyone who enters one is sent to their inbox.',
  },
  'auth.connectForMembersOnly': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'Only members can connect Google, Apple, Facebook or X to their account.',
  },
  'registration.mode': {
    choices: ['open', 'invitation', 'closed'],
    defaultValue: 'open',
    purpose:
      'Who can create an account. Invitations are made under Sign-ups. People who have an account can always sign in.',
  },
  'onboarding.topicsToFollow': {
    ...oneLine,
    defaultValue: '',
    purpose:
      'What new readers choose from: the last part of each topic’s address, separated by spaces. Leave it empty for the topics with the most stories.',
  },
  'mail.unknown': {
    choices: ['resend', 'hold'],
    defaultValue: 'resend',
    purpose:
      'What happens to a newsletter when we don’t know whether the mail server took it, such as after a crash. If it’s sent again, a few people may get it twice. If it’s held back, its writer decides.',
  },
  'mail.perSecond': {
    pattern: /^[1-9]\d{0,3}$/,
    form: 'a number from 1 to 9999',
    defaultValue: '',
    purpose:
      'How many emails can go out in a second. Leave it empty for the provider’s usual limit: 14 for Amazon SES, 2 for Resend, none elsewhere. Mail that someone is waiting for goes first.',
  },
  'mail.perReceiver': {
    pattern: /^[a-z0-9.-]{2,100}=[1-9]\d{0,3}(\s+[a-z0-9.-]{2,100}=[1-9]\d{0,3})*$/,
    form: 'mail services or domains with numbers, such as gmail=30 example.org=5',
    isGood: (value) => areNames(value, () => true),
    defaultValue: '',
    purpose:
      'How many newsletters a mail service or a domain gets in a second. Unless you say otherwise, gmail gets 50, and microsoft, yahoo and apple get 20 each.',
  },
  'mail.warmUp': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose:
      'Turn this on when your mail domain is new, so mail services get to know it: newsletters go to 200 people on the first day and 18% more each day. The rest wait for the next day.',
  },
  'mail.postalAddress': {
    pattern: /^[^\p{Cc}]{1,300}$/u,
    form: 'a line of at most 300 characters',
    defaultValue: '',
    purpose: 'Your postal address, below every newsletter. Many countries require it by law.',
  },
  'sms.mailDomain': {
    pattern: /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i,
    form: 'a domain, such as gateway.example',
    defaultValue: '',
    purpose:
      'The domain of a gateway that turns mail to NUMBER@DOMAIN into a text message. Leave it empty to send no codes.',
  },
  'ifttt.serviceKey': {
    ...oneLine,
    isSecret: true,
    defaultValue: '',
    purpose: 'The key that IFTTT signs in with. Leave it empty to turn IFTTT off.',
  },
  'consent.mode': {
    choices: ['spec', 'strict'],
    defaultValue: 'spec',
    purpose: 'Who has to say yes before analytics and other outside scripts run.',
  },
  ...outsideSettings,
  'publications.requireMembership': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'Only members can create publications.',
  },
  'billing.seller': {
    pattern: /^[^\0]{1,500}$/,
    form: 'at most 500 characters',
    defaultValue: '',
    purpose: 'Your name, address and VAT ID, the way receipts show them.',
  },
  'billing.taxRates': {
    pattern: /^([A-Z]{2}=\d{1,2}(\.\d{1,2})?)(\s+[A-Z]{2}=\d{1,2}(\.\d{1,2})?)*$/,
    form: 'countries (ISO 3166) with percentages, such as DE=19 CH=8.1',
    isGood: (value) => areNames(value, isCountryCode),
    defaultValue: '',
    purpose: 'The tax included in prices, by country. Countries that aren’t listed have none.',
  },
  'billing.prices': {
    // No price may be nothing: providers refuse to charge it, and the checkout would offer what cannot be bought.
    pattern: /^[A-Z]{3}=[1-9]\d{0,6}(,[1-9]\d{0,6}){3}(\s+[A-Z]{3}=[1-9]\d{0,6}(,[1-9]\d{0,6}){3})*$/,
    form: 'currencies (ISO 4217), each with four prices above zero in minor units, such as CAD=700,7000,2000,20000',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name)),
    defaultValue: '',
    purpose: 'What memberships cost in currencies besides US dollars.',
  },
  'payouts.minimum': {
    pattern: /^[A-Z]{3}=[1-9]\d{0,8}(\s+[A-Z]{3}=[1-9]\d{0,8})*$/,
    form: 'currencies (ISO 4217), each with an amount in minor units, such as USD=1000 EUR=1000',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name)),
    defaultValue: '',
    purpose:
      'The smallest payout, by currency. A smaller balance waits for the next month. It’s 10 for currencies that aren’t listed.',
  },
  'payouts.twoPersons': {
    pattern: /^[A-Z]{3}=[1-9]\d{0,9}(\s+[A-Z]{3}=[1-9]\d{0,9})*$/,
    form: 'currencies (ISO 4217), each with an amount in minor units, such as USD=50000 EUR=50000',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name)),
    defaultValue: 'USD=50000 EUR=50000 GBP=50000 CAD=50000',
    purpose: 'The amount from which two people have to agree before a payout under review is sent, by currency.',
  },
  'payouts.forfeitAfterDays': {
    pattern: /^(?:never|[1-9]\d{2,3})$/,
    form: '“never”, or a number of days from 100 to 9999',
    defaultValue: '180',
    purpose:
      'How many days until a balance is forfeited if its writer has no payout account and has been told three times, or “never”.',
  },
  'payouts.debtor': {
    pattern: /^[^\p{Cc}<>&"]{1,70} [A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u,
    form: 'a name and the IBAN of your account without spaces, such as Example Press DE89370400440532013000',
    isGood: (value) => isIban(value.slice(value.lastIndexOf(' ') + 1)),
    defaultValue: '',
    purpose:
      'The bank account that pays writers, by a file you take to the bank. Leave it empty if you don’t offer bank transfers.',
  },
  'payouts.rates': {
    pattern: /^[A-Z]{6}=\d{1,7}(\.\d{1,8})?(\s+[A-Z]{6}=\d{1,7}(\.\d{1,8})?)*$/,
    form: 'pairs of currencies (ISO 4217) with what one unit of the first is worth in the second, such as USDEUR=0.92',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name.slice(0, 3)) && CURRENCIES.has(name.slice(3))),
    defaultValue: '',
    purpose: 'Your exchange rates for payouts. Where there’s none, payouts go out in the currency they were earned in.',
  },
  'tax.regime': {
    pattern: /^(?:none|DAC7|US|DAC7 US)$/,
    form: 'none, DAC7, US, or DAC7 US',
    defaultValue: 'none',
    purpose:
      'Whose tax rules you follow when you pay writers. US asks for W-9, W-8BEN and W-8BEN-E and withholds tax; DAC7 asks residents of the EU for the details you have to report. Ask your tax adviser.',
  },
  'tax.rates': {
    pattern: new RegExp(`^${RATE_ENTRY}(?:\\s+${RATE_ENTRY})*$`),
    form: 'entries such as TREATY:PT=10 or NONE=30, with percentages',
    isGood: (value) =>
      areNames(value, (name) => {
        const country = name.split(':')[1];
        return country === undefined || isCountryCode(country);
      }),
    defaultValue: '',
    purpose:
      'Tax rates of your own, such as TREATY:PT for writers in Portugal who claim its treaty. Where there’s none: W9 0%, BACKUP 24%, W8BEN and W8BENE 30%, NONE 30%, NONE:US 24%.',
  },
  'metering.freeStories': {
    pattern: /^\d{1,3}$/,
    form: 'a number from 0 to 999',
    defaultValue: String(FREE_STORIES_A_MONTH),
    purpose: 'How many member-only stories anyone can read in a month without paying. 0 means none.',
  },
  'metering.networkReaders': {
    pattern: /^[1-9]\d{0,3}$/,
    form: 'a number from 1 to 9999',
    defaultValue: String(READERS_OF_NETWORK),
    purpose:
      'How many readers without an account on one network get free stories each month. Raise it for a school or an office.',
  },
  'gifts.groupMinimum': {
    pattern: /^[1-9]\d{0,2}$/,
    form: 'a number from 1 to 999',
    defaultValue: '11',
    purpose: 'The fewest memberships in a group gift.',
  },
  'images.keptMegabytes': {
    pattern: /^[1-9]\d{0,6}$/,
    form: 'a number from 1 to 9999999',
    defaultValue: '2000',
    purpose: 'In megabytes. The oldest go first, and are made again when someone needs them.',
  },
  'domains.addresses': {
    pattern: /^[0-9a-f.:]{3,45}(?: [0-9a-f.:]{3,45}){0,9}$/i,
    form: 'at most ten IP addresses separated by spaces, such as 203.0.113.7 2001:db8::7',
    isGood: (value) => value.split(' ').every((one) => isIP(one) > 0),
    defaultValue: '',
    purpose:
      'Where people’s own domains have to point. Leave it empty for the addresses of domains.YOUR-HOST, or of this site.',
  },
  'domains.membersOnly': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'Only members can connect a domain. It stays for 30 days after a membership ends.',
  },
  'domains.prices': {
    // No price may be nothing: providers refuse to charge it.
    pattern: /^[A-Z]{3}=[1-9]\d{0,6}(\s+[A-Z]{3}=[1-9]\d{0,6})*$/,
    form: 'currencies (ISO 4217), each with a price above zero in minor units, such as USD=7500 EUR=7000',
    isGood: (value) => areNames(value, (name) => CURRENCIES.has(name)),
    defaultValue: '',
    purpose:
      'What a domain costs, once, by currency. Leave it empty to make domains free. Domains that are live stay live.',
  },
  'domains.subdomains': {
    ...yesOrNo,
    defaultValue: 'false',
    purpose: 'People can have USERNAME.YOUR-HOST. Point *.YOUR-HOST here first, in the DNS of your own domain.',
  },
  'partner.isOpen': {
    ...yesOrNo,
    defaultValue: 'true',
    purpose:
      'Writers can join the Partner Program. If it’s off, nobody new gets in. Writers who are in stay in, and they’re still paid what they earn.',
  },
  'partner.criteria': {
    pattern:
      /^(?:none|(?:IS_MEMBER|LOCATION|PAYOUT_SETTINGS|POST_ACTIVITY)(?: (?:IS_MEMBER|LOCATION|PAYOUT_SETTINGS|POST_ACTIVITY)){0,3})$/,
    form: 'some of IS_MEMBER LOCATION PAYOUT_SETTINGS POST_ACTIVITY, separated by spaces, or none',
    defaultValue: 'IS_MEMBER LOCATION PAYOUT_SETTINGS POST_ACTIVITY',
    purpose: 'What writers need to join the Partner Program.',
  },
  'partner.countries': {
    pattern: /^[A-Z]{2}( [A-Z]{2}){0,250}$/,
    form: 'countries (ISO 3166) separated by spaces, such as DE US',
    isGood: (value) => value.split(' ').every(isCountryCode),
    defaultValue:
      'AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GI GR HK HR HU IE IT JP LI LT LU LV MT MX MY NL NO NZ PL PT RO SE SG SI SK TH US',
    purpose: 'The countries where you can pay writers. Your payout provider can tell you.',
  },
  'partner.providerCosts': {
    pattern: /^\d{1,2}(?:\.\d{1,2})?\+\d{1,4}$/,
    form: 'a percentage and an amount in minor units, such as 2.9+30',
    defaultValue: '2.9+30',
    purpose: 'What your payment provider keeps of each payment. It comes off before writers get their share.',
  },
  'backups.target': {
    pattern: /^(?:s3:\/\/[a-z0-9][a-z0-9./_-]{1,200}|\/[^\p{Cc}]{1,300})$/u,
    form: 'a folder that begins with /, or s3://BUCKET/PREFIX',
    defaultValue: '',
    purpose:
      'Where automatic backups go: a folder on another disk, or s3://BUCKET/PREFIX. Each one is test-restored. Set LONGHAND_BACKUP_PASSPHRASE, too. Leave it empty for none.',
  },
  'backups.day': {
    choices: ['daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    defaultValue: 'sunday',
    purpose: 'When backups are made: each day, or once a week. At 02:20 UTC.',
  },
  'backups.keep': {
    pattern: /^[1-9]\d{0,2}$/,
    form: 'a number from 1 to 999',
    defaultValue: '4',
    purpose: 'How many backups are kept. When a new one is good, the oldest is removed.',
  },
  'app.appStoreUrl': {
    ...https,
    defaultValue: '',
    purpose: 'Where your iPhone app is. Leave it empty if you have none.',
  },
  'app.playStoreUrl': {
    ...https,
    defaultValue: '',
    purpose: 'Where your Android app is. Leave it empty if you have none.',
  },
  'app.linkScheme': {
    pattern: /^[a-z][a-z0-9+.-]{0,40}$/,
    form: 'a scheme, such as longhand',
    defaultValue: '',
    purpose: 'What opens a page in your app, such as longhand. Leave it empty to offer no such link.',
  },
  'app.appleAppIds': {
    pattern: /^[A-Z0-9]{10}\.[\w.-]+(?: +[A-Z0-9]{10}\.[\w.-]+)*$/,
    form: 'such as ABCDE12345.com.example.app, separated by spaces',
    defaultValue: '',
    purpose: 'Apps that open links to this site, as TEAM.BUNDLE, separated by spaces.',
  },
  'app.androidApps': {
    pattern: /^[\w.]+=[0-9A-F]{2}(?::[0-9A-F]{2}){31}(?: +[\w.]+=[0-9A-F]{2}(?::[0-9A-F]{2}){31})*$/,
    form: 'such as com.example.app=AB:CD:… with 32 pairs of digits, separated by spaces',
    defaultValue: '',
    purpose:
      'Android apps that open links to this site, as PACKAGE=FINGERPRINT (the certificate’s SHA-256), separated by spaces.',
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
