import { homeOrders } from '../lists/list-orders.ts';
import { notificationSwitches } from '../notifications/notification-switches.ts';

/** The value of a preference: what kind it is of follows from its name. */
export type PreferenceValue = string | number | boolean | readonly string[];

/** What a preference may be, and what it is until somebody chooses. */
type PreferenceRule =
  | { readonly kind: 'string'; readonly initial: string; readonly mostCharacters: number }
  | { readonly kind: 'int'; readonly initial: number; readonly least: number; readonly most: number }
  | { readonly kind: 'boolean'; readonly initial: boolean }
  | { readonly kind: 'stringSet'; readonly initial: readonly string[]; readonly mostItems: number }
  | { readonly kind: 'enum'; readonly initial: string; readonly values: readonly string[] };

export type PreferenceKind = PreferenceRule['kind'];

const on = { kind: 'boolean', initial: true } as const;
const off = { kind: 'boolean', initial: false } as const;

/** Every preference of a viewer, with its kind and its value until they choose. */
export const preferenceList = {
  ...notificationSwitches,
  DIGEST_FREQUENCY: { kind: 'enum', initial: 'WEEKLY', values: ['DAILY', 'WEEKLY', 'OFF'] },
  PUBLISHING_ALLOW_PRIVATE_NOTES: on,
  ACCOUNT_HIDE_EXTERNAL_SERVICES: off,
  READING_THEME: { kind: 'enum', initial: 'SYSTEM', values: ['SYSTEM', 'LIGHT', 'DARK', 'SEPIA'] },
  READING_FONT: { kind: 'enum', initial: 'SERIF', values: ['SERIF', 'SANS'] },
  READING_FONT_SIZE: { kind: 'int', initial: 20, least: 14, most: 32 },
  READING_COLUMN_WIDTH: { kind: 'int', initial: 680, least: 480, most: 680 },
  READING_REDUCE_MOTION: off,
  READING_HIDE_HIGHLIGHTS: off,
  READING_HISTORY_PAUSED: off,
  HOME_FEED_ORDER: { kind: 'enum', initial: 'RECOMMENDED', values: Object.keys(homeOrders) },
  SIDEBAR_IS_OPEN: on,
  TIME_ZONE: { kind: 'string', initial: '', mostCharacters: 64 },
  LANGUAGES: { kind: 'stringSet', initial: [], mostItems: 20 },
} as const satisfies Readonly<Record<string, PreferenceRule>>;

export type PreferenceName = keyof typeof preferenceList;

export function isPreferenceName(name: string): name is PreferenceName {
  return Object.hasOwn(preferenceList, name);
}

export function preferenceRule(name: PreferenceName): PreferenceRule {
  return preferenceList[name];
}

const MOST_ITEM_CHARACTERS = 100;

/** Whether a value is one that this preference may have. */
export function isPreferenceValue(name: PreferenceName, value: unknown): value is PreferenceValue {
  const rule = preferenceRule(name);
  switch (rule.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'int':
      return Number.isSafeInteger(value) && Number(value) >= rule.least && Number(value) <= rule.most;
    case 'enum':
      return typeof value === 'string' && rule.values.includes(value);
    case 'string':
      return isStorable(value, rule.mostCharacters);
    case 'stringSet':
      return (
        Array.isArray(value) &&
        value.length <= rule.mostItems &&
        new Set(value).size === value.length &&
        value.every((item) => isStorable(item, MOST_ITEM_CHARACTERS))
      );
  }
}

/** The database holds neither a NUL nor half a character. */
function isStorable(value: unknown, mostCharacters: number): boolean {
  return (
    typeof value === 'string' && value.length <= mostCharacters && !value.includes('\u0000') && value.isWellFormed()
  );
}

/** The name of a dismissable flag: one-time hints and banners that somebody put away. */
const FLAG = /^[\w.:-]{1,100}$/;

export function isFlagName(text: string): boolean {
  return FLAG.test(text);
}
