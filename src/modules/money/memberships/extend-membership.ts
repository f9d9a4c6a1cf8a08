import { currencyOffered, priceOfPlan, type PriceTable } from '#shared/membership/prices.ts';
import type { PaidTier, PlanType } from '#shared/membership/plans.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { findMembership } from './find-membership.ts';
import type { Membership } from './membership.ts';
import { give } from './membership-gifts.ts';
import { lockMembership } from './memberships.store.ts';
import { readPrices } from './read-prices.ts';
import { recordMembership } from './record-membership.ts';

export type Extension = {
  readonly personId: string;
  readonly tier: PaidTier;
  /** 1 to 12. */
  readonly months: number;
};

/** Gives somebody a membership, or more of the one they have, in the transaction of the caller (rules 101, T6). */
export async function extendMembership(inside: CommandContext, extension: Extension): Promise<Membership> {
  const prices = await readPrices(inside.database);
  const before = await lockMembership(inside.database, extension.personId);
  const after = extended(inside, before, extension, prices);
  await recordMembership(inside, before, after);
  return after;
}

/** What `extendMembership` would make of the membership of now. */
export async function previewExtension(
  context: Pick<CommandContext, 'database' | 'clock'>,
  extension: Extension,
): Promise<Membership> {
  const prices = await readPrices(context.database);
  return extended(context, await findMembership(context.database, extension.personId), extension, prices);
}

function extended(
  { clock }: Pick<CommandContext, 'clock'>,
  before: Membership | null,
  extension: Extension,
  prices: PriceTable,
): Membership {
  const currency = currencyOffered(prices, before?.price.currency ?? 'USD');
  const priceOf = (plan: PlanType) => priceOfPlan(prices, plan, currency);
  return give(before, { ...extension, id: createId(), at: clock.now(), priceOf });
}
