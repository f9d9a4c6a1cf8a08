import {
  isPreferenceName,
  isPreferenceValue,
  preferenceRule,
  type PreferenceKind,
  type PreferenceValue,
} from '#shared/identity/preference-list.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { upsertPreferences } from './preferences.store.ts';

/** Own judgement: a slider that is pulled writes often. */
const RULE = { most: 240, windowSeconds: 3_600 } as const;

/** A name with a value of one kind; of the wire, which may also give none or several. */
export type PreferenceInput = {
  readonly name: string;
  readonly values: readonly (readonly [PreferenceKind, PreferenceValue])[];
};

/**
 * Writes preferences of the viewer, all or none. False where a name is none of the list, a value is not
 * of its kind or bounds, or it is written too often.
 */
export async function updateViewerPreferences(
  context: CommandContext,
  input: { readonly userId: string; readonly preferences: readonly PreferenceInput[] },
): Promise<boolean> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  mustBeSelf(context.viewer, input.userId);
  const values = new Map<string, PreferenceValue>();
  for (const { name, values: given } of input.preferences) {
    const [one, second] = given;
    if (one === undefined || second !== undefined || !isPreferenceName(name) || values.has(name)) return false;
    const [kind, value] = one;
    if (preferenceRule(name).kind !== kind || !isPreferenceValue(name, value)) return false;
    values.set(name, value);
  }
  if (!(await takeOperation(context, 'update preferences', personId, RULE)).ok) return false;
  await upsertPreferences(context.database, { personId, values, now: context.clock.now() });
  return true;
}
