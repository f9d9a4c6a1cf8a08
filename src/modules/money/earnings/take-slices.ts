import { monthsOf, type ProviderCosts, writersPart } from '#shared/earnings/fee-slices.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type ChargedMembership, deleteSlices, insertSlices, readCharged, type Slice } from './earning-slices.store.ts';
import { memberKeyOf } from './gather-reads.ts';
import { monthsLater } from './months.ts';

/**
 * Writes down what charges come to in a month, and in months before where they are worth another amount by now: after
 * refunds and disputes, or when a dispute was won.
 */
export function takeSlices(context: CommandContext, period: string, costs: ProviderCosts): Promise<void> {
  const keyOf = memberKeyOf(context);
  return withTransaction(context, async ({ database }) => {
    await deleteSlices(database, period);
    // What fills up in a transaction looks empty to a plan that was made at its beginning, and is read whole each time.
    await database.query('earning_plans', `select set_config('plan_cache_mode', 'force_custom_plan', true)`, []);
    for (let after = { chargeId: '', personId: '' }; ;) {
      const charged = await readCharged(database, period, after);
      const last = charged.at(-1);
      if (last === undefined) return;
      await insertSlices(
        database,
        period,
        charged.flatMap((one) => slicesOf(one, { period, costs, key: keyOf(one.personId) })),
      );
      after = last;
    }
  });
}

type Given = { readonly period: string; readonly costs: ProviderCosts; readonly key: string };

function slicesOf(charged: ChargedMembership, { period, costs, key }: Given): readonly Slice[] {
  const { chargeId, currency, tier, from, counted } = charged;
  const before = new Map(
    (counted ?? []).filter((slice) => slice.key === key).map((slice) => [slice.period, slice.net]),
  );
  return monthsOf(charged, costs).flatMap((net, place) => {
    const of = monthsLater(from, place);
    const known = before.get(of);
    if (of > period || net === known || (net === 0 && known === undefined)) return [];
    return [{ period: of, chargeId, memberKey: key, currency, net, micros: writersPart(net, tier) }];
  });
}
