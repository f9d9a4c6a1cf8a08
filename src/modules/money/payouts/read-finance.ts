import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { currencyOf } from '#shared/money/currency-name.ts';
import { decimalOf, type Currency, type Money } from '#shared/money/money.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { PayoutState } from '#shared/payouts/payout-machine.ts';
import type { ReviewReason } from '#shared/payouts/review-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { type LateMonth, readLateMonths } from '#modules/money/earnings/close-month.ts';
import { type KindBalance, readBalancesByKind } from '#modules/money/ledger/read-balance.ts';
import type { PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import { peopleNeeded } from './decide-review.ts';
import { type Payout, PAYOUT_COLUMNS } from './payout.ts';
import { type LedgerFault, proveLedger } from './prove-ledger.ts';

export type RevenueMonth = {
  readonly month: string;
  readonly money: Money;
  readonly refunded: Money;
  readonly tax: Money;
  readonly count: number;
};

/** A payout as staff see it: whose it is beside what it is. */
export type StaffPayout = Payout & { readonly username: string; readonly name: string };

/** What one of the staff decided about a payout, and why. */
export type PayoutVote = {
  readonly name: string;
  readonly isApproval: boolean;
  readonly statement: string;
  readonly isViewer: boolean;
};

export type PayoutReview = {
  readonly id: string;
  readonly reasons: readonly ReviewReason[];
  readonly dueAt: Date;
  readonly votes: readonly PayoutVote[];
  readonly votesNeeded: number;
  readonly payout: StaffPayout;
};

export type Finance = {
  readonly months: readonly RevenueMonth[];
  readonly balances: readonly KindBalance[];
  readonly states: readonly { readonly state: PayoutState; readonly money: Money; readonly count: number }[];
  readonly reviews: readonly PayoutReview[];
  /** Months that are not closed although they are due: nobody is paid for them before. */
  readonly lateMonths: readonly LateMonth[];
  /** Those that somebody has to do something about. */
  readonly attention: readonly StaffPayout[];
  readonly waitingForBank: number;
  /** Bank transfers that were paid lately, and may come back. */
  readonly paidByBank: readonly StaffPayout[];
  readonly batches: readonly {
    readonly id: string;
    readonly createdAt: Date;
    readonly currency: string | null;
    readonly open: number;
    readonly count: number;
  }[];
  readonly comparisons: readonly {
    readonly provider: PayoutProviderName;
    readonly compared: number;
    readonly differences: number;
    readonly found: readonly {
      readonly kind: string;
      readonly count: number;
      readonly references: readonly string[];
    }[];
    readonly comparedAt: Date;
  }[];
  readonly faults: readonly LedgerFault[];
};

const STAFF_COLUMNS = `${PAYOUT_COLUMNS}, w.username, w.name`;

const MONTHS = `
  select to_char(date_trunc('month', charged_at at time zone 'UTC'), 'YYYY-MM') as month, currency,
    sum(amount)::bigint as amount, sum(refunded_amount)::bigint as refunded, sum(tax_amount)::bigint as tax,
    count(*)::integer as count
  from charge where not is_lost group by 1, 2 order by 1 desc, 2 limit 24`;

const REVIEWS = `
  select r.id, r.reasons, r.due_at as "dueAt",
    coalesce((
      select json_agg(json_build_object('name', w.name, 'isApproval', v.is_approval, 'statement', v.statement,
        'isViewer', v.person_id = $1) order by v.created_at, v.person_id)
      from payout_vote v join person w on w.id = v.person_id where v.review_id = r.id), '[]') as votes,
    r.payout_id as "payoutId"
  from payout_review r join payout p on p.id = r.payout_id
  where r.status = 'PENDING' order by p.amount desc, r.due_at, r.id limit 200`;

const OF_IDS = `
  select ${STAFF_COLUMNS} from payout p join person w on w.id = p.person_id where p.id = any ($1::text[])`;

const ATTENTION = `
  select ${STAFF_COLUMNS} from payout p join person w on w.id = p.person_id
  where p.state in ('INTERNAL_FAILED', 'PROVIDER_FAILED', 'REVERSED')
    or (p.state = 'PROCESSING' and p.provider = 'BANK_TRANSFER' and p.batch_id is not null)
    or (p.state = 'PROCESSING' and p.provider = 'PAYPAL' and p.reason is not null)
    or (p.state = 'ON_HOLD' and not exists (
      select from payout_review r where r.payout_id = p.id and r.status = 'PENDING'))
  order by p.created_at, p.id limit 200`;

/** Own judgement: banks send money back within weeks. */
const PAID_BY_BANK = `
  select ${STAFF_COLUMNS} from payout p join person w on w.id = p.person_id
  where p.state = 'PAID' and p.provider = 'BANK_TRANSFER' and p.paid_at > $1::timestamptz - interval '60 days'
  order by p.paid_at desc, p.id limit 200`;

const BATCHES = `
  select b.id, b.created_at as "createdAt", count(p.id)::integer as count,
    case when count(distinct p.sent_currency) = 1 then min(p.sent_currency) end as currency,
    count(p.id) filter (where p.state = 'PROCESSING')::integer as open
  from payout_batch b left join payout p on p.batch_id = b.id group by b.id
  order by b.created_at desc, b.id limit 24`;

/** Everything about money for those who answer for it; null for everybody else. */
export async function readFinance(context: CommandContext): Promise<Finance | null> {
  if (!canRunFinance(context)) return null;
  const { database, viewer, clock } = context;
  const rows = await database.query<Omit<PayoutReview, 'payout' | 'votesNeeded'> & { payoutId: string }>(
    'finance_reviews',
    REVIEWS,
    [viewer?.personId ?? ''],
  );
  const payouts = await database.query<StaffPayout>('finance_payouts', OF_IDS, [rows.map(({ payoutId }) => payoutId)]);
  const twoPersons = (await readSettings(database))['payouts.twoPersons'];
  const reviews = rows.flatMap(({ payoutId, ...row }) => {
    const payout = payouts.find(({ id }) => id === payoutId);
    return payout === undefined ? [] : [{ ...row, payout, votesNeeded: peopleNeeded(payout, twoPersons) }];
  });
  const [waiting] = await database.query<{ count: number }>(
    'finance_waiting',
    `select count(*)::integer as count from payout
      where state = 'PROCESSING' and provider = 'BANK_TRANSFER' and batch_id is null`,
    [],
  );
  return {
    months: await readRevenue(context),
    balances: await readBalancesByKind(database),
    states: await readStates(context),
    reviews,
    lateMonths: await readLateMonths(context),
    attention: await database.query<StaffPayout>('finance_attention', ATTENTION, []),
    waitingForBank: waiting?.count ?? 0,
    paidByBank: await database.query<StaffPayout>('finance_paid_by_bank', PAID_BY_BANK, [clock.now()]),
    batches: await database.query('finance_batches', BATCHES, []),
    comparisons: await readComparisons(context),
    faults: await proveLedger(context),
  };
}

async function readRevenue({ database }: CommandContext): Promise<readonly RevenueMonth[]> {
  const rows = await database.query<{
    month: string;
    currency: Currency;
    amount: number;
    refunded: number;
    tax: number;
    count: number;
  }>('finance_months', MONTHS, []);
  return rows.map(({ month, currency, amount, refunded, tax, count }) => ({
    month,
    money: { amount, currency },
    refunded: { amount: refunded, currency },
    tax: { amount: tax, currency },
    count,
  }));
}

async function readStates({ database }: CommandContext): Promise<Finance['states']> {
  return await database.query(
    'finance_states',
    `select state, count(*)::integer as count,
        json_build_object('amount', sum(amount)::bigint, 'currency', currency) as money
      from payout group by state, currency order by state, currency`,
    [],
  );
}

async function readComparisons({ database }: CommandContext): Promise<Finance['comparisons']> {
  const rows = await database.kysely.selectFrom('payout_comparison').selectAll().orderBy('provider').execute();
  return rows.map(({ provider, compared, differences, named, compared_at: comparedAt }) => ({
    provider,
    compared,
    differences: Object.values(differences).reduce((sum, count) => sum + count, 0),
    found: Object.entries(differences).map(([kind, count]) => ({ kind, count, references: named?.[kind] ?? [] })),
    comparedAt,
  }));
}

export type ExportLedgerOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | BadRequest;

/** Every transfer of a month, or of all time, with both accounts: what an accountant books. */
export async function exportLedger(context: CommandContext, period: string | null): Promise<ExportLedgerOutcome> {
  mustBeAllowed(canRunFinance(context));
  if (period !== null && !/^\d{4}-\d\d$/.test(period)) return badRequest(messages.wrongMonth);
  const rows = await context.database.query<{
    at: Date;
    kind: string;
    debit: string;
    credit: string;
    amount: number;
    currency: string;
    period: string | null;
    reference: string;
  }>(
    'finance_ledger',
    `select t.created_at as at, t.kind, concat_ws(' ', d.kind, d.owner_id) as debit,
        concat_ws(' ', c.kind, c.owner_id) as credit, t.amount_minor as amount, t.currency, t.period, t.reference
      from ledger_transfer t join ledger_account d on d.id = t.debit_account
      join ledger_account c on c.id = t.credit_account
      where $1::text is null or coalesce(t.period, to_char(t.created_at at time zone 'UTC', 'YYYY-MM')) = $1 order by t.id`,
    [period],
  );
  const lines = rows.map((row) =>
    csvLine([
      row.at.toISOString(),
      row.kind,
      row.debit,
      row.credit,
      decimalOf({ amount: row.amount, currency: currencyOf(row.currency) }),
      row.currency,
      row.period ?? '',
      row.reference,
    ]),
  );
  const text = [csvLine(messages.ledgerColumns), ...lines].join('');
  return {
    type: 'PayoutFile',
    name: period === null ? messages.ledgerFile : formatMessage(messages.ledgerFileOf, { period }),
    text,
  };
}
