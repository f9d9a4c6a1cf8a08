import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

export type MobileNumber = { readonly lastDigits: string; readonly verifiedAt: Date };

const TEXT = `
  select last_digits as "lastDigits", verified_at as "verifiedAt" from mobile_number where person_id = $1`;

/** What the viewer is told of their own number: enough to recognise it. */
export async function readMobileNumber(context: CommandContext): Promise<MobileNumber | undefined> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const [row] = await context.database.query<MobileNumber>('mobile_number', TEXT, [personId]);
  return row;
}
