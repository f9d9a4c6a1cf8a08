import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isProviderSetUp, paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderCharge, ProviderName } from '#modules/money/payments/payment-provider.ts';
import { differenceOf, type Difference } from './charge-difference.ts';
import { compareCharge } from './compare-charge.ts';
import type { PaymentReactions } from './payment-reactions.ts';
import { findCharge, readChargesSince } from './read-kept-charges.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing:reconcile': unknown;
  }
}

const DAY = 86_400_000;

/** Own judgement: a night that was missed, a settlement that was refused late, and most refunds are within a week. */
const WEEK = 7 * DAY;

/** Disputes may be opened for about four months (120 days at the large card networks); looked at on Sundays. */
const DISPUTABLE = 120 * DAY;

/** What was charged just now may not be written down yet, and is looked at in the night that follows. */
const SETTLES_WITHIN = 120_000;

const PROVIDERS = ['BRAINTREE', 'SANDBOX', 'STRIPE'] as const;

/** How many charges were compared, and what was found otherwise than our books said it. */
export type Reconciliation = {
  readonly compared: number;
  readonly differences: Readonly<Record<string, number>>;
};

/**
 * Compares the charges of the last week, on Sundays of the last 120 days, with the books of each provider, both ways (rule 94): what the provider
 * has otherwise is made the same here and told in the log; what we have and the provider has not is told alone. Run
 * it every night.
 */
export async function reconcileCharges(context: CommandContext, reactions: PaymentReactions): Promise<Reconciliation> {
  mustBeProgram(context);
  const counts = new Map<string, number>();
  let compared = 0;
  for (const provider of PROVIDERS) {
    if (!isProviderSetUp(context, provider)) continue;
    compared += await reconcileProvider(context, provider, reactions, (difference) =>
      counts.set(difference, (counts.get(difference) ?? 0) + 1),
    ).catch((error: unknown) => {
      context.log.error({ provider, error: String(error) }, 'the charges of a provider could not be compared');
      return 0;
    });
  }
  const differences = Object.fromEntries(counts);
  context.log.info({ compared, differences }, 'charges were compared with the books of their providers');
  return { compared, differences };
}

async function reconcileProvider(
  context: CommandContext,
  provider: ProviderName,
  reactions: PaymentReactions,
  note: (difference: Difference | 'MISSING_THERE') => void,
): Promise<number> {
  const now = context.clock.now().getTime();
  const lookBack = context.clock.now().getUTCDay() === 0 ? DISPUTABLE : WEEK;
  const [since, until] = [new Date(now - lookBack), new Date(now - SETTLES_WITHIN)];
  const there = new Set<string>();
  for await (const charge of paymentProvider(context, provider).charges(since)) {
    there.add(charge.charge);
    if (charge.at > until || (await isSame(context, provider, charge))) continue;
    const difference = await compareCharge(context, provider, charge.charge, reactions);
    if (difference === null) continue;
    note(difference);
    if (difference === 'STRAY') {
      context.log.error({ provider, charge: charge.charge }, 'a charge belongs to no payment of ours');
    }
  }
  // The provider counts whole seconds: what lies on the edge may be outside there.
  for (const { id, charge } of await readChargesSince(
    context.database,
    provider,
    new Date(since.getTime() + 1_000),
    until,
  )) {
    if (there.has(charge)) continue;
    note('MISSING_THERE');
    context.log.error({ provider, chargeId: id }, 'a charge of ours is not in the books of its provider');
  }
  return there.size;
}

/** Whether nothing has to be asked: what was listed a moment ago is what we have, or never became a charge. */
async function isSame(context: CommandContext, provider: ProviderName, there: ProviderCharge): Promise<boolean> {
  const found = await findCharge(context.database, provider, there.charge);
  if (found === null) return there.outcome.state !== 'SUCCEEDED';
  return differenceOf(found.kept, found.refunds, there) === null;
}
