import { readGiftCode } from '#shared/membership/gift-codes.ts';
import type { GiftCodeStatus } from '#shared/membership/gifts.ts';
import { type PaidTier, tierOfPlan } from '#shared/membership/plans.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { previewExtension } from '#modules/money/memberships/extend-membership.ts';
import { countWrongCode, mayTryCode, type TooManyTries } from './code-tries.ts';
import { findCode } from './find-code.ts';
import { hashOfGiftCode } from './gift-secrets.ts';

export type CheckedGiftCode = {
  readonly type: 'CheckedGiftCode';
  readonly status: GiftCodeStatus;
  readonly tier: PaidTier | null;
  readonly months: number | null;
  readonly senderName: string | null;
  readonly emailDomain: string | null;
  readonly membershipEndsAt: Date | null;
  readonly membershipTier: PaidTier | null;
};

export type CheckGiftCodeOutcome = CheckedGiftCode | TooManyTries;

/** What a code is good for, for whoever asks, and what it would make of their membership (MEMB-12). */
export async function checkGiftCode(context: CommandContext, typed: string): Promise<CheckGiftCodeOutcome> {
  const stop = await mayTryCode(context);
  if (stop !== null) return stop;
  const text = readGiftCode(typed);
  const personId = context.viewer?.personId ?? null;
  const found = await findCode(context, text === null ? null : hashOfGiftCode(context, text), personId);
  if (found.status === 'NOT_FOUND') {
    const refusal = await countWrongCode(context);
    if (refusal !== null) return refusal;
  }
  const of = { type: 'CheckedGiftCode', status: found.status } as const;
  if (found.status !== 'VALID') {
    const nothing = { tier: null, months: null, senderName: null, emailDomain: null };
    return { ...of, ...nothing, membershipEndsAt: null, membershipTier: null };
  }
  const { tier, months, senderName, emailDomain } = found.gift;
  const after = personId === null ? null : await previewExtension(context, { personId, tier, months });
  return {
    ...of,
    tier,
    months,
    senderName: senderName === '' ? null : senderName,
    emailDomain,
    membershipEndsAt: after?.periodEndsAt ?? null,
    membershipTier: after === null ? null : tierOfPlan(after.plan),
  };
}
