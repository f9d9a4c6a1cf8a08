import { settingShapes } from '#shared/settings/setting-shapes.ts';
import { settingFault, type SettingName, settingRule } from './setting-list.ts';

/** Under which heading a setting stands. */
export type SettingGroup =
  | 'SITE'
  | 'ACCOUNTS'
  | 'PUBLISHING'
  | 'MEMBERSHIP'
  | 'PAYING_WRITERS'
  | 'MAIL'
  | 'DOMAINS'
  | 'PRIVACY'
  | 'APPS'
  | 'OPERATIONS';

/** With what it is changed. */
export type SettingControl =
  | 'SWITCH'
  | 'CHOICE'
  | 'NUMBER'
  | 'TEXT'
  | 'LINES'
  | 'WORDS'
  | 'COUNTRIES'
  | 'LANGUAGES'
  | 'ROWS'
  | 'COLOR'
  | 'IMAGE';

type Prefix = SettingName extends infer Name ? (Name extends `${infer First}.${string}` ? First : never) : never;

/** By the first part of its name: a setting that comes with a new one does not compile before it has a heading. */
const groups: Readonly<Record<Prefix, SettingGroup>> = {
  site: 'SITE',
  staffPicks: 'SITE',
  onboarding: 'SITE',
  images: 'SITE',
  auth: 'ACCOUNTS',
  sms: 'ACCOUNTS',
  registration: 'ACCOUNTS',
  publications: 'PUBLISHING',
  billing: 'MEMBERSHIP',
  metering: 'MEMBERSHIP',
  gifts: 'MEMBERSHIP',
  partner: 'PAYING_WRITERS',
  payouts: 'PAYING_WRITERS',
  tax: 'PAYING_WRITERS',
  mail: 'MAIL',
  domains: 'DOMAINS',
  consent: 'PRIVACY',
  analytics: 'PRIVACY',
  surveys: 'PRIVACY',
  recording: 'PRIVACY',
  logs: 'PRIVACY',
  ifttt: 'APPS',
  app: 'APPS',
  backups: 'OPERATIONS',
};

export function groupOf(name: SettingName): SettingGroup {
  const prefix = name.slice(0, name.indexOf('.'));
  if (!isPrefix(prefix)) throw new Error(`The setting ${name} has no heading.`);
  return groups[prefix];
}

const OWN_CONTROLS: Partial<Readonly<Record<SettingName, SettingControl>>> = {
  'billing.seller': 'LINES',
  'site.accentColor': 'COLOR',
  'site.logoImageId': 'IMAGE',
};

/** What fits the values that a setting may have. */
export function controlOf(name: SettingName): SettingControl {
  const rule = settingRule(name);
  const own = OWN_CONTROLS[name];
  if (own !== undefined) return own;
  const shape = settingShapes[name];
  if (shape !== undefined) return shape.kind === 'ROW' ? 'ROWS' : shape.kind;
  if ('choices' in rule) return rule.choices.join(' ') === 'true false' ? 'SWITCH' : 'CHOICE';
  // Every number there is may be a small one, and nothing that is no number may.
  return settingFault(name, '17') === undefined && settingFault(name, 'a') !== undefined ? 'NUMBER' : 'TEXT';
}

/** What somebody meant who took it from the address bar: a list by its address, which ends with its id. */
export function readTyped(name: SettingName, typed: string): string {
  const value = typed.trim();
  if (name !== 'staffPicks.listId') return value;
  return /(?:^|[/-])([0-9a-f]{12})(?:[/?#].*)?$/.exec(value)?.[1] ?? value;
}

function isPrefix(text: string): text is Prefix {
  return Object.hasOwn(groups, text);
}
