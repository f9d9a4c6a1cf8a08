import type { TillSite } from './till-site.ts';

/** One charge, as a provider or we ourselves have it; amounts in minor units. */
export type BookLine = {
  readonly charge: string;
  readonly intentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
};

type StripeLedger = {
  readonly charges: readonly {
    readonly id: string;
    readonly metadata: Readonly<Record<string, string>>;
    readonly amount: number;
    readonly currency: string;
    readonly status: string;
    readonly refunded: number;
  }[];
};

/** What both providers were paid. */
export async function readLedgers({
  stripe,
  braintree,
}: Pick<TillSite, 'braintree' | 'stripe'>): Promise<readonly BookLine[]> {
  const ofStripe = (await stripe.control('ledger')) as StripeLedger;
  const ofBraintree = await braintree.ledger();
  return [
    ...ofStripe.charges
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, metadata, amount, currency, refunded }) => ({
        charge: id,
        intentId: metadata['longhand_intent'] ?? '',
        amount,
        currency: currency.toUpperCase(),
        refunded,
      })),
    ...ofBraintree.charges
      .filter(({ isPaid }) => isPaid)
      .map(({ id, orderId, amount, currency, refunded }) => ({
        charge: id,
        intentId: orderId ?? '',
        amount,
        currency,
        refunded,
      })),
  ];
}

/** What we have of both. */
export const OURS = `
  select charge, intent_id as "intentId", amount, currency, refunded_amount as refunded from charge
  where provider <> 'SANDBOX'`;

/** Each sentence is a rule that a row breaks; `what` names the row. */
const RULES: readonly (readonly [string, string])[] = [
  [
    'paid for nothing',
    `select c.reference || ' of ' || c.person_id as what from watched c
     where c.what = 'CHARGE' and not exists (
       select from watched o where o.change = c.change and o.what in ('PERIOD', 'GIFT', 'REFUND'))`,
  ],
  [
    'a period that nobody paid',
    `select p.person_id || ' until ' || p.period_ends_at as what from watched p
     where p.what = 'PERIOD' and not exists (select from watched s where s.change = p.change and s.what = 'SEAT')
     and p.amount > (select coalesce(sum(c.amount), 0) from watched c
       where c.change = p.change and c.what = 'CHARGE' and c.person_id = p.person_id)`,
  ],
  [
    'two charges that were kept for one period',
    `select person_id || ' until ' || (purpose ->> 'periodEndsAt') as what from payment_intent i
     join charge c using (person_id) where c.intent_id = i.id and i.kind = 'RENEWAL'
       and not exists (select from refund r where r.charge_id = c.id)
     group by person_id, purpose ->> 'periodEndsAt' having count(*) > 1`,
  ],
  [
    'a gift that nobody paid, or without its codes',
    `select g.id as what from gift g where g.paid_at is not null and (
       not exists (select from charge c where c.intent_id = g.intent_id and c.amount = g.amount)
       or g.seats <> (select sum(o.seats) from gift_code o where o.gift_id = g.id))`,
  ],
  [
    'a code that more redeemed than it has seats, or after it was given back',
    `select o.id as what from gift_code o join gift g on g.id = o.gift_id
     where o.used > o.seats or o.used <> (select count(*) from gift_redemption r where r.code_id = o.id)
       or (g.voided_at is not null and o.used > 0)`,
  ],
  [
    'charged another amount than was meant',
    `select i.id as what from payment_intent i join charge c on c.intent_id = i.id
     where (i.amount, i.currency) is distinct from (c.amount, c.currency)`,
  ],
  [
    'settled and not acted on',
    `select id || ' is ' || state as what from payment_intent
     where state in ('SUCCEEDED', 'DECLINED', 'ABANDONED') and applied_at is null`,
  ],
  [
    'paid and not in the books',
    `select i.id as what from payment_intent i where i.state = 'SUCCEEDED' and i.kind not in ('METHOD', 'TRIAL')
     and not exists (select from charge c where c.intent_id = i.id)`,
  ],
  ['a refund that did not go back', `select id || ' is ' || state as what from refund where state <> 'REFUNDED'`],
  [
    'a number of a receipt that is left out',
    `select max(receipt_number) || ' for ' || count(*) as what from charge having max(receipt_number) <> count(*)`,
  ],
];

/** Where the books and the ledgers of the providers disagree, or break a rule, each as a sentence. */
export async function auditBooks(site: TillSite): Promise<readonly string[]> {
  const { database } = site.context;
  const ledger = await readLedgers(site);
  const books = await database.query<BookLine>('prove_books', OURS, []);
  const found = compareBooks(ledger, books);
  for (const [sentence, statement] of RULES) {
    const rows = await database.query<{ what: string }>(`prove_${sentence}`.slice(0, 60), statement, []);
    found.push(...rows.map(({ what }) => `${sentence}: ${what}`));
  }
  return found;
}

/** Each charge must be on both sides, once for its intent, with the same amount and the same given back. */
export function compareBooks(ledger: readonly BookLine[], books: readonly BookLine[]): string[] {
  const found: string[] = [];
  const ours = new Map(books.map((line) => [line.charge, line]));
  const intents = new Map<string, number>();
  for (const line of ledger) {
    intents.set(line.intentId, (intents.get(line.intentId) ?? 0) + 1);
    const own = ours.get(line.charge);
    ours.delete(line.charge);
    if (own === undefined) found.push(`lost: the provider has ${line.charge} of ${line.intentId}, we do not`);
    else if (textOf(own) !== textOf(line)) found.push(`different: ${textOf(line)} there, ${textOf(own)} here`);
  }
  for (const [intent, count] of intents) if (count > 1) found.push(`doubled: ${count} charges of ${intent}`);
  for (const { charge } of ours.values()) found.push(`invented: we have ${charge}, the provider does not`);
  return found;
}

function textOf({ charge, intentId, amount, currency, refunded }: BookLine): string {
  return `${charge} of ${intentId}: ${amount} ${currency}, ${refunded} back`;
}
