import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { payoutMailMessages } from '#shared/messages/payout-mails.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';
import { isBankName } from '#shared/payouts/bank-text.ts';
import { isIban, plainIban } from '#shared/payouts/iban.ts';
import { plainAddress } from '#shared/payouts/paypal-address.ts';
import { currencyOfCountry } from '#shared/money/currency-of-country.ts';
import { mustActFor, NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest, type Conflict, conflict } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { offeredPayouts } from '#modules/money/payout-providers/payout-providers.ts';
import { lockPerson } from '#modules/people/people/lock-person.ts';
import { sendAddressCode } from './confirm-payout-address.ts';
import { findPayoutAccount, openDetails, sealDetails } from './find-payout-account.ts';
import { dayText, mailWriterAndBefore } from './mail-payout.ts';
import { connectAccount, goOnWithSetup, type PayoutSetup } from './connect-account.ts';
import type { PayoutAccount } from './payout.ts';
import { replaceAccount } from './payout-accounts.store.ts';
import { freeStoppedPayouts, hasStoppedPayouts } from './retry-payout.ts';

export type PayoutForm = {
  readonly provider: string;
  readonly country: string;
  /** Of a bank account. */
  readonly holder: string;
  readonly iban: string;
  /** At PayPal. */
  readonly address: string;
  /** What an account at the sandbox does. */
  readonly sandboxAnswer: string;
};

export type SetUpPayoutOutcome =
  | PayoutSetup
  | BadRequest
  | Conflict
  | { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

/** Own judgement: whoever changes where money goes more often than this is no writer at their desk. */
const MOST_A_DAY = { most: 10, windowSeconds: 86_400 };

/** In milliseconds: payouts wait for so long after a change, so that who did not make it can undo it. */
const CHANGE_WAITS = 72 * 3_600_000;

/** Sets up where the viewer is paid, or changes it; both want a fresh proof of who they are (rule 173). */
export async function setUpPayout(context: CommandContext, form: PayoutForm): Promise<SetUpPayoutOutcome> {
  const personId = context.viewer?.personId;
  if (personId === undefined) throw new NotAllowed();
  mustActFor(context, personId);
  mustHaveSteppedUp(context);
  const offered = offeredPayouts(context.config, await readSettings(context.database));
  const provider = offered.find((one) => one === form.provider);
  if (provider === undefined) return badRequest(messages.notOffered);
  const fault = faultOf(form, provider);
  if (fault !== null) return badRequest(fault);
  const taken = await takeOperation(context, 'payout account', personId, MOST_A_DAY);
  if (!taken.ok) {
    return { type: 'TooManyRequests', message: messages.tooManyChanges, retryAfter: taken.retryAfterSeconds };
  }
  const details = {
    holder: form.holder.trim(),
    iban: plainIban(form.iban),
    address: plainAddress(form.address) ?? '',
    answer: form.sandboxAnswer,
  };
  const account = await withTransaction(context, async (inside) => {
    await lockPerson(inside.database, personId);
    const [before, now, id] = [await findPayoutAccount(inside.database, personId), inside.clock.now(), createId()];
    if (before !== null && (await isSame(inside, before, form, details))) return { ...before, isChange: null };
    const payableFrom = before === null ? now : new Date(now.getTime() + CHANGE_WAITS);
    const made: PayoutAccount = {
      id,
      personId,
      provider,
      ref: '',
      status: 'UNKNOWN',
      country: form.country,
      currency: provider === 'BANK_TRANSFER' ? 'EUR' : currencyOfCountry(form.country),
      shown: '',
      sealed: sealDetails(inside.secrets, id, details),
      payableFrom,
    };
    await replaceAccount(inside.database, made, now);
    await freeStoppedPayouts(inside.database, personId, payableFrom);
    return { ...made, isChange: before !== null };
  });
  // Sent twice, on a slow line or in a second tab: it is no change, and nothing waits for it.
  if (account.isChange === null) return await goOnWithSetup(context, account);
  const { isChange } = account;
  const setup = await connectAccount(context, account, details);
  // It stands in the place of the one before whatever its provider answers, so its owner hears of it either way.
  const shown = `${messages.providers[provider]} ${setup === 'UNKNOWN' ? '' : setup.account.shown}`.trim();
  await withTransaction(context, (inside) => tell(inside, { ...account, isChange }, shown));
  if (setup === 'UNKNOWN') return conflict(messages.notRecorded);
  if (provider !== 'PAYPAL' || setup.account.status === 'ACTIVE') return setup;
  const sent = await sendAddressCode(context, setup.account);
  return sent === 'SENT' ? setup : sent;
}

/** Whether an account is the one that is there, and nothing stopped waits for another (rule 174). */
async function isSame(
  inside: CommandContext,
  before: PayoutAccount,
  form: Pick<PayoutForm, 'country' | 'provider'>,
  details: Details,
): Promise<boolean> {
  const { provider, status } = before;
  if (provider !== form.provider || before.country !== form.country) return false;
  // Of Stripe nothing is known here: whoever is done there may mean another account.
  if (provider.startsWith('STRIPE') && status !== 'UNKNOWN' && status !== 'PENDING_ACTION') return false;
  const known = openDetails(inside.secrets, before);
  const isKnown = known.holder === details.holder && known.iban === details.iban && known.address === details.address;
  return isKnown && known.answer === details.answer && !(await hasStoppedPayouts(inside.database, before.personId));
}

type Details = Readonly<Record<'address' | 'answer' | 'holder' | 'iban', string>>;

async function tell(inside: CommandContext, account: Told, shown: string): Promise<void> {
  const { subject, text } = account.isChange ? payoutMailMessages.changed : payoutMailMessages.added;
  const words = { subject, text: formatMessage(text, { account: shown, date: dayText(account.payableFrom) }) };
  await mailWriterAndBefore(inside, account.personId, words);
}

type Told = Pick<PayoutAccount, 'payableFrom' | 'personId'> & { readonly isChange: boolean };

function faultOf({ country, holder, iban, address }: PayoutForm, provider: PayoutAccount['provider']): string | null {
  if (!isCountryCode(country)) return messages.wrongCountry;
  if (provider === 'PAYPAL') return plainAddress(address) === undefined ? messages.wrongAddress : null;
  if (provider !== 'BANK_TRANSFER') return null;
  if (holder.trim() === '' || holder.length > 70) return messages.wrongHolder;
  if (!isBankName(holder)) return messages.holderInLatin;
  return isIban(iban) ? null : messages.wrongIban;
}
