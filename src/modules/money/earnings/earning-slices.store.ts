import type { Fee } from '#shared/earnings/fee-slices.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

/** A charge for the membership of one person, or one seat of a gift, from the month in which it begins. */
export type ChargedMembership = Fee & {
  readonly chargeId: string;
  readonly personId: string;
  readonly currency: string;
  readonly from: string;
  /** What was counted of it in months before, latest of each: month, key of the member, and minor units. */
  readonly counted: readonly { readonly period: string; readonly key: string; readonly net: number }[] | null;
};

/** Begun within the months of a fee, or changed since it was counted. */
const HAS_MONTH = (begunAt: string, months: string) => `
  ${begunAt} < ($3 || '-01')::timestamp at time zone 'UTC' + interval '1 month'
  and (${begunAt} >= ($3 || '-01')::timestamp at time zone 'UTC' - make_interval(months => ${months} - 1)
    or c.refunded_amount > 0 or c.is_disputed or c.is_lost
    or exists (select from earning_slice z where z.charge_id = c.id and z.net = 0))`;
const MONTHS = `case when c.product in ('ANNUAL_MEMBERSHIP', 'PREMIUM_ANNUAL_MEMBERSHIP') then 12 else 1 end`;
const PAGE = 2_000;

/**
 * Charges that have a month to count: begun within their months, or changed since they were counted. A group gift is a
 * row for everybody who redeemed it, from the month of doing so. Each half begins where the page before ended, so that
 * all pages together read every charge once.
 */
const CHARGED = `
  with fees as (
    (select c.id, c.person_id, c.amount, c.tax_amount, c.refunded_amount, c.is_disputed or c.is_lost as is_held, c.currency,
      ${MONTHS} as months, 1 as seats, case when c.product like 'PREMIUM%' then 'FRIEND' else 'MEMBER' end as tier,
      c.charged_at as begun_at
    from charge c
    where c.id >= $1 and (c.id, c.person_id) > ($1, $2) and c.product in ('MONTHLY_MEMBERSHIP', 'ANNUAL_MEMBERSHIP',
      'PREMIUM_MONTHLY_MEMBERSHIP', 'PREMIUM_ANNUAL_MEMBERSHIP') and ${HAS_MONTH('c.charged_at', MONTHS)}
    order by c.id limit ${PAGE})
    union all
    (select c.id, r.person_id, c.amount, c.tax_amount, c.refunded_amount, c.is_disputed or c.is_lost, c.currency,
      g.months, g.seats, g.tier, r.redeemed_at
    from charge c join gift g on g.intent_id = c.intent_id join gift_code k on k.gift_id = g.id
      join gift_redemption r on r.code_id = k.id
    where c.id >= $1 and (c.id, r.person_id) > ($1, $2) and c.product in ('GIFT_MEMBERSHIP', 'GROUP_GIFT_MEMBERSHIP')
      and ${HAS_MONTH('r.redeemed_at', 'g.months')}
    order by c.id, r.person_id limit ${PAGE})
  )
  select f.id as "chargeId", f.person_id as "personId", f.amount, f.tax_amount as "taxAmount",
    f.refunded_amount as "refundedAmount", f.is_held as "isHeld", f.currency, f.months, f.seats, f.tier,
    to_char(f.begun_at at time zone 'UTC', 'YYYY-MM') as "from",
    (select json_agg(json_build_object('period', l.period, 'key', l.member_key, 'net', l.net)) from (
      select distinct on (period, member_key) period, member_key, net from earning_slice
      where charge_id = f.id and counted_in < $3 order by period, member_key, counted_in desc) l) as counted
  from fees f order by f.id, f.person_id limit ${PAGE}`;

/** Charges in the order of their ids, two thousand at a time; after a pair of ids, none of them for the first. */
export function readCharged(
  database: AnyDatabase,
  period: string,
  after: { readonly chargeId: string; readonly personId: string },
): Promise<ChargedMembership[]> {
  return database.query<ChargedMembership>('earning_charged', CHARGED, [after.chargeId, after.personId, period]);
}

export type Slice = {
  readonly period: string;
  readonly chargeId: string;
  readonly memberKey: string;
  readonly currency: string;
  readonly net: number;
  readonly micros: number;
};

const INSERT = `
  insert into earning_slice (counted_in, period, charge_id, member_key, currency, net, micros)
  select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::bigint[])`;

export async function insertSlices(database: AnyDatabase, countedIn: string, slices: readonly Slice[]): Promise<void> {
  await database.query('earning_slices_insert', INSERT, [
    countedIn,
    slices.map(({ period }) => period),
    slices.map(({ chargeId }) => chargeId),
    slices.map(({ memberKey }) => memberKey),
    slices.map(({ currency }) => currency),
    slices.map(({ net }) => net),
    slices.map(({ micros }) => micros),
  ]);
}

/** Forgets what was counted in a month that is counted anew. */
export async function deleteSlices({ kysely }: AnyDatabase, countedIn: string): Promise<void> {
  await kysely.deleteFrom('earning_slice').where('counted_in', '=', countedIn).execute();
}
