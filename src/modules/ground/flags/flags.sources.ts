import type { FlagName } from './flag-list.ts';
import type { FlagValue } from './read-flags.ts';

export type FlagSource = { readonly name: FlagName; readonly value: FlagValue };
export type FlagValueSource = { readonly value: FlagValue };
