import type { Currency } from '#shared/money/money.ts';
import type { PaidTier } from '#shared/membership/plans.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Gift, GiftCode, GiftKind } from './gift.ts';
import { canMakePromotions } from './gifts.policy.ts';

/** A gift with what became of its codes, as its buyer sees it. */
export type BoughtGift = Omit<Gift, 'buyerId' | 'intentId' | 'paidAt' | 'expiresAt'> & {
  readonly paidAt: Date;
  readonly expiresAt: Date;
  readonly used: number;
  /** Of codes that are not revoked. */
  readonly open: number;
  readonly chargeId: string | null;
};

type Row = Cursor &
  Omit<BoughtGift, 'price' | 'tier' | 'kind'> & {
    readonly kind: GiftKind;
    readonly tier: PaidTier;
    readonly amount: number;
    readonly currency: Currency;
  };

/** Of a gift `t` that is paid. */
const COLUMNS = `
  t.kind, t.tier, t.months, t.amount, t.currency, t.seats, t.is_shared as "isShared",
  t.email_domain as "emailDomain", t.is_for_new_members as "isForNewMembers", t.sender_name as "senderName",
  t.recipient_name as "recipientName", t.recipient_email as "recipientEmail", t.note, t.deliver_at as "deliverAt",
  t.created_at as "createdAt", t.paid_at as "paidAt", t.expires_at as "expiresAt",
  t.delivered_at as "deliveredAt", t.voided_at as "voidedAt",
  (select c.id from charge c where c.intent_id = t.intent_id) as "chargeId",
  (select sum(c.used)::integer from gift_code c where c.gift_id = t.id) as used,
  (select coalesce(sum(c.seats - c.used), 0)::integer from gift_code c
    where c.gift_id = t.id and c.revoked_at is null) as open`;

const newest: KeysetStatement = {
  name: 'gifts_newest',
  text: `
    select t.id, (extract(epoch from t.created_at) * 1000)::float8 as key, ${COLUMNS}
    from gift t where t.buyer_id = o.id and t.paid_at is not null
      and (t.created_at, t.id) < ($2::timestamptz, $3)
    order by t.created_at desc, t.id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

const ONE = `
  select t.id, 0::float8 as key, ${COLUMNS} from gift t
  where (t.buyer_id = $1 or (t.kind = 'PROMOTION' and $4)) and t.paid_at is not null
    and (t.id = $2 or t.intent_id = $3)`;

const PROMOTIONS = `
  select t.id, 0::float8 as key, ${COLUMNS} from gift t
  where t.kind = 'PROMOTION' order by t.created_at desc, t.id limit 500`;

/** What somebody bought to give away, the last first. */
export async function readGifts(context: ReadContext, personId: string, page: Page): Promise<Feed<BoughtGift>> {
  const rows = cutPage(await keysetRows<Row>(context, newest, personId, page), page);
  return mapFeed(rows, rows.items.map(boughtOfRow));
}

/** The codes that nobody pays for, the last first; for who may make them. */
export async function readPromotions(context: CommandContext): Promise<readonly BoughtGift[]> {
  mustBeAllowed(canMakePromotions(context));
  return (await context.database.query<Row>('gift_promotions', PROMOTIONS, [])).map(boughtOfRow);
}

/**
 * A gift of the viewer's own, by its id or by its payment, and every promotion for who may make them; null where there
 * is none that is paid.
 */
export async function findOwnGift(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  { giftId, paymentId }: { readonly giftId?: string | null; readonly paymentId?: string | null },
): Promise<BoughtGift | null> {
  if (viewer === null) return null;
  const [row] = await database.query<Row>('gift_of_viewer', ONE, [
    viewer.personId,
    giftId ?? null,
    paymentId ?? null,
    canMakePromotions({ viewer, isProgram: false }),
  ]);
  return row === undefined ? null : boughtOfRow(row);
}

const CODES = `
  select id, gift_id as "giftId", sealed, seats, used, revoked_at as "revokedAt"
  from gift_code where gift_id = $1 order by position`;

/** The codes of a gift, closed as they are kept. */
export function readCodesOf({ database }: Pick<ReadContext, 'database'>, giftId: string): Promise<readonly GiftCode[]> {
  return database.query<GiftCode>('codes_of_gift', CODES, [giftId]);
}

function boughtOfRow({ amount, currency, ...row }: Row): BoughtGift {
  return { ...row, price: { amount, currency } };
}
