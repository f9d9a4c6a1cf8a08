import type { Currency } from '#shared/money/money.ts';
import { convertedTo } from '#shared/payouts/payout-terms.ts';
import { percentText, withheldOf } from '#shared/taxes/withholding.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type {
  PayoutInput,
  PayoutProvider,
  PayoutProviderName,
} from '#modules/money/payout-providers/payout-provider.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { readTaxStanding } from '#modules/money/taxes/read-tax-standing.ts';
import { findPayoutAccount, payDetails } from './find-payout-account.ts';
import { awaitsStaff, holdPayout } from './hold-payout.ts';
import { keyOf } from './payout.ts';
import { lockPayout, putPayoutOff, touchPayout, updatePayout } from './payouts.store.ts';
import { recordOutcome } from './record-outcome.ts';

/** In milliseconds: what waits for a tax form is looked at once a day. */
const LOOKED_AT_AGAIN = 86_400_000;

type Sending = { readonly provider: PayoutProviderName; readonly input: PayoutInput };

/** Sends a payout that is due: that it is asked for is committed before the provider is called. */
export async function sendPayout(context: CommandContext, id: string): Promise<void> {
  const sending = await withTransaction(context, (inside) => intend(inside, id));
  if (sending !== null) await askProvider(context, id, sending);
}

async function intend(inside: CommandContext, id: string): Promise<Sending | null> {
  const { database, clock } = inside;
  const [payout, now] = [await lockPayout(database, id), clock.now()];
  if (payout?.state !== 'PENDING' || payout.dueAt > now) return null;
  const account = await findPayoutAccount(database, payout.personId);
  if (account?.status !== 'ACTIVE' || account.payableFrom > now) return null;
  if (await awaitsStaff(inside, id)) {
    await holdPayout(inside, payout, ['ACCOUNT_SUSPENDED']);
    return null;
  }
  const tax = await readTaxStanding(database, payout.personId, now);
  if (tax.isOverdue || tax.waitsUntil !== null) {
    await putPayoutOff(database, id, tax.waitsUntil ?? new Date(now.getTime() + LOOKED_AT_AGAIN));
    return null;
  }
  const rates = (await readSettings(database))['payouts.rates'];
  const withheld = withheldOf(payout.money.amount, tax.rate ?? 0);
  const net = { ...payout.money, amount: payout.money.amount - withheld };
  const { money, rate } = convertedTo(account.currency, net, rates);
  const attempt = payout.attempt + 1;
  await updatePayout(database, payout, 'SEND', {
    account_id: account.id,
    provider: account.provider,
    attempt,
    sent_amount: money.amount,
    sent_currency: money.currency,
    rate,
    withheld_amount: withheld,
    withheld_rate: tax.rate === null ? null : percentText(tax.rate),
    tax_form: tax.taxed.form,
    tax_country: tax.country,
    tax_certification_id: tax.certification?.id ?? null,
    reason: null,
    batch_id: null,
    asked_at: now,
  });
  const details = payDetails(inside.secrets, account);
  return { provider: account.provider, input: { key: keyOf({ id, attempt }), account: account.ref, details, money } };
}

/** Asks once; what is not answered stays as it is, and is asked for again by the same key. */
async function askProvider(context: CommandContext, id: string, { provider: name, input }: Sending): Promise<void> {
  const provider = await payoutProvider(context, name).catch((error: unknown) => {
    context.log.error({ payoutId: id, error: String(error) }, 'a payout could not be asked for');
    return null;
  });
  if (provider === null) return await breakPayout(context, id, input.key);
  const outcome = await pay(context, provider, input);
  await recordOutcome(context, input.key, outcome);
}

async function pay(context: CommandContext, provider: PayoutProvider, input: PayoutInput) {
  return await provider.pay(input).catch((error: unknown) => {
    context.log.error({ payout: input.key, error: String(error) }, 'nobody knows what became of a payout');
    return { state: 'UNKNOWN' } as const;
  });
}

/** Nothing was asked of anybody: it waits until staff have mended what is wrong. */
async function breakPayout(context: CommandContext, id: string, key: string): Promise<void> {
  await withTransaction(context, async ({ database }) => {
    const payout = await lockPayout(database, id);
    if (payout?.state === 'PROCESSING' && keyOf(payout) === key) {
      await updatePayout(database, payout, 'BREAK', { reason: 'not_set_up' });
    }
  });
}

/** Asks what became of a try whose answer never came; what its provider never heard of is asked for by the same key. */
export async function settlePayout(context: CommandContext, id: string): Promise<void> {
  const sending = await withTransaction(context, async ({ database, clock, secrets }) => {
    const [row] = await database.query<{
      provider: PayoutProviderName;
      attempt: number;
      amount: number;
      currency: Currency;
      account: string | null;
      accountId: string | null;
      sealed: string | null;
    }>(
      'payout_to_settle',
      `select p.provider, p.attempt, p.sent_amount as amount, p.sent_currency as currency, a.ref as account,
          a.id as "accountId", a.sealed
        from payout p left join payout_account a on a.id = p.account_id
        where p.id = $1 and p.state = 'PROCESSING' for update of p`,
      [id],
    );
    if (row === undefined) return null;
    await touchPayout(database, id, clock.now());
    const { provider, attempt, amount, currency, account, accountId, sealed } = row;
    const key = keyOf({ id, attempt });
    // Of somebody who is gone it can still be asked what became of it.
    if (account === null || accountId === null || sealed === null) return { provider, key, input: null };
    const details = payDetails(secrets, { id: accountId, provider, sealed });
    return { provider, key, input: { key, account, details, money: { amount, currency } } };
  });
  if (sending === null) return;
  const provider = await payoutProvider(context, sending.provider);
  const { key, input } = sending;
  const found = await provider.find(key);
  if (found !== 'NOT_FOUND') await recordOutcome(context, key, found);
  else if (input !== null) await recordOutcome(context, key, await pay(context, provider, input));
}
