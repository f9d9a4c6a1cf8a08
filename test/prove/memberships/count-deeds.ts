import type { TillSite } from './till-site.ts';

const DONE = `
  select kind || ' ' || state as what, count(*)::integer as count from payment_intent group by 1
  union all select 'refunds', count(*)::integer from refund
  union all select 'gifts delivered on their day', count(*)::integer from gift
    where delivered_at > created_at + interval '12 hours'
  union all select 'gifts given back', count(*)::integer from gift where voided_at is not null
  union all select 'gifts redeemed', count(*)::integer from gift_redemption
  order by 1`;

/** Without these a long run would mean little. */
const WANTED = [
  ...['START', 'RENEWAL', 'REACTIVATION', 'SWITCH', 'METHOD', 'TRIAL', 'GIFT', 'GROUP_GIFT'].map(
    (kind) => `${kind} SUCCEEDED`,
  ),
  'START DECLINED',
  'RENEWAL DECLINED',
  'refunds',
  'gifts delivered on their day',
  'gifts given back',
  'gifts redeemed',
];

/** What was done, as often as it was. */
export async function countDeeds({ context }: TillSite): Promise<ReadonlyMap<string, number>> {
  const rows = await context.database.query<{ what: string; count: number }>('prove_done', DONE, []);
  return new Map(rows.map(({ what, count }) => [what, count]));
}

/** What nobody did, each as a sentence. */
export function findUndone(deeds: ReadonlyMap<string, number>): readonly string[] {
  return WANTED.filter((what) => (deeds.get(what) ?? 0) === 0).map((what) => `never happened: ${what}`);
}
