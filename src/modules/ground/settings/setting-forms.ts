/** What a value may be: one of a few words, or a text of some form. The empty text is always "not set". */
type SettingForm =
  | { readonly choices: readonly string[] }
  | { readonly pattern: RegExp; readonly form: string; readonly isGood?: (value: string) => boolean };

export type SettingRule = SettingForm & {
  readonly defaultValue: string;
  readonly purpose: string;
  /** True of what is told to nobody once it is set. */
  readonly isSecret?: boolean;
};

export const yesOrNo = { choices: ['true', 'false'] } as const;

/** Whether each name in a list such as `DE=19 CH=8.1` is one that there is, and stands there once. */
export function areNames(value: string, isName: (name: string) => boolean): boolean {
  const names = value.split(/\s+/).map((entry) => entry.slice(0, entry.indexOf('=')));
  return new Set(names).size === names.length && names.every(isName);
}

/** Those of ISO 4217 that this version of the engine knows. */
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const oneLine = { pattern: /^[^\p{Cc}]{1,200}$/u, form: 'a line of at most 200 characters' } as const;
export const https = { pattern: /^https:\/\/[^\s"'<>]{1,500}$/, form: 'an address that begins with https://' } as const;
