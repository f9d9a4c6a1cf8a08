import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PayoutProviderName, ProviderPayout } from '#modules/money/payout-providers/payout-provider.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { keepComparison } from './payout-comparisons.store.ts';
import { recordOutcome } from './record-outcome.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payouts:compare': unknown;
  }
}

const DAY = 86_400_000;

/** Own judgement: banks send money back within weeks. */
const LOOK_BACK = 60 * DAY;

/** In milliseconds: what was paid a moment ago may not be written down yet. */
const SETTLES_WITHIN = 120_000;

type Difference = 'AMOUNT' | 'MISSING_THERE' | 'RECORDED_LATE' | 'STRAY';

/** Where a payout stands whose last try was refused. */
const GIVEN_UP: ReadonlySet<string> = new Set(['FORFEITED', 'ON_HOLD', 'PENDING', 'PROVIDER_FAILED']);

type Kept = { readonly key: string; readonly amount: number; readonly currency: string; readonly state: string };

/**
 * Compares what was paid with the books of each provider, both ways: what came back or was not told of is made the same
 * here, what belongs to nobody or has another amount is told in the log. Run it every night.
 */
export async function comparePayouts(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const { stripe, paypal } = context.config;
  // Both kinds of accounts at Stripe stand in one set of books.
  const there = { SANDBOX: true, STRIPE_EXPRESS: stripe !== undefined, PAYPAL: paypal !== undefined };
  for (const name of ['SANDBOX', 'STRIPE_EXPRESS', 'PAYPAL'] as const) {
    const isThere = there[name];
    if (!isThere) continue;
    await compareProvider(context, name).catch((error: unknown) => {
      context.log.error({ provider: name, error: String(error) }, 'the payouts of a provider could not be compared');
    });
  }
}

async function compareProvider(context: CommandContext, name: PayoutProviderName): Promise<void> {
  const now = context.clock.now().getTime();
  const since = new Date(now - LOOK_BACK);
  const books = (await payoutProvider(context, name)).payouts(since);
  if (books === null) return;
  const differences = new Map<Difference, readonly string[]>();
  const note = (difference: Difference, key: string) => {
    differences.set(difference, [...(differences.get(difference) ?? []), key]);
    if (difference !== 'RECORDED_LATE') {
      context.log.error({ provider: name, payout: key, difference }, 'a payout stands otherwise at its provider');
    }
  };
  const there = new Set<string>();
  for await (const one of books) {
    there.add(one.key);
    const difference = await compareOne(context, one);
    if (difference !== null) note(difference, one.key);
  }
  const kinds = name === 'STRIPE_EXPRESS' ? [name, 'STRIPE_STANDARD'] : [name];
  const paid = await context.database.query<{ key: string }>(
    'payouts_to_compare',
    `select id || '-' || attempt as key from payout
      where provider = any ($1::text[]) and state in ('PAID', 'REVERSED') and asked_at > $2 and asked_at < $3`,
    [kinds, since, new Date(now - SETTLES_WITHIN)],
  );
  for (const { key } of paid) if (!there.has(key)) note('MISSING_THERE', key);
  await keepComparison(context.database, name, there.size, differences, context.clock.now());
}

async function compareOne(
  context: CommandContext,
  { key, money, outcome }: ProviderPayout,
): Promise<Difference | null> {
  const [id = '', attempt = ''] = key.split('-');
  const [kept] = await context.database.query<Kept>(
    'payout_to_compare',
    `select id || '-' || attempt as key, sent_amount as amount, sent_currency as currency, state from payout
      where id = $1 and attempt >= $2::integer`,
    [id, /^\d{1,6}$/.test(attempt) ? attempt : 0],
  );
  if (kept === undefined) return 'STRAY';
  // Of tries before the last one it is known that they failed or came back; anything else was paid twice.
  if (kept.key !== key) return outcome.state === 'PAID' ? 'STRAY' : null;
  if (kept.amount !== money.amount || kept.currency !== money.currency) return 'AMOUNT';
  if (await recordOutcome(context, key, outcome)) return 'RECORDED_LATE';
  // Paid after all, where it was taken for refused.
  return outcome.state === 'PAID' && GIVEN_UP.has(kept.state) ? 'STRAY' : null;
}
