import { buildPath } from '#shared/routes/build-path.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { mustActFor, NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Conflict, conflict } from '#modules/ground/refusals.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { sendAddressCode } from './confirm-payout-address.ts';
import { findPayoutAccount, openDetails } from './find-payout-account.ts';
import type { PayoutAccount } from './payout.ts';
import { updateAccount } from './payout-accounts.store.ts';

/** An account that was set up, and the provider's own page where the rest is asked for, if there is one. */
export type PayoutSetup = {
  readonly type: 'PayoutSetup';
  readonly account: PayoutAccount;
  readonly setupUrl: string | null;
};

/**
 * Has the provider open an account that was written down before, once however often it is asked. What it refuses, or
 * cannot be asked since its keys are gone, is as what it does not answer: the account is written down all the same.
 */
export async function connectAccount(
  context: CommandContext,
  account: PayoutAccount,
  details: Readonly<Record<string, string>>,
): Promise<PayoutSetup | 'UNKNOWN'> {
  return await connect(context, account, details).catch((error: unknown) => {
    context.log.error({ accountId: account.id, error: String(error) }, 'a payout account could not be connected');
    return 'UNKNOWN';
  });
}

async function connect(
  context: CommandContext,
  account: PayoutAccount,
  details: Readonly<Record<string, string>>,
): Promise<PayoutSetup | 'UNKNOWN'> {
  const { database, config } = context;
  const { id: accountId, personId, country } = account;
  const provider = await payoutProvider(context, account.provider);
  const email = await findConfirmedAddress(database, personId);
  const opened = await (account.ref === '' || account.provider === 'BANK_TRANSFER'
    ? provider.openAccount({ accountId, personId, email, country, details })
    : provider.readAccount(account.ref));
  if (opened === 'UNKNOWN' || opened === 'NOT_FOUND') return 'UNKNOWN';
  await updateAccount(database, accountId, opened);
  const link = await provider.setupLink(opened.ref, {
    back: config.siteUrl + buildPath('ReturnFromStripe'),
    refresh: config.siteUrl + buildPath('RefreshStripe'),
  });
  if (link === 'UNKNOWN') return 'UNKNOWN';
  return { type: 'PayoutSetup', account: { ...account, ...opened }, setupUrl: link.url };
}

export type ContinueSetupOutcome =
  | PayoutSetup
  | Conflict
  | { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

/** A fresh link to the provider's pages: those that were given before work once and for minutes. */
export async function continuePayoutSetup(context: CommandContext): Promise<ContinueSetupOutcome> {
  const personId = context.viewer?.personId;
  if (personId === undefined) throw new NotAllowed();
  mustActFor(context, personId);
  const taken = await takeOperation(context, 'payout link', personId, { most: 30, windowSeconds: 3600 });
  if (!taken.ok) {
    return { type: 'TooManyRequests', message: messages.tooManyChanges, retryAfter: taken.retryAfterSeconds };
  }
  const account = await findPayoutAccount(context.database, personId);
  if (account === null) return conflict(messages.noAccount);
  return await goOnWithSetup(context, account);
}

/** What is missing of an account: nothing, a code, or the provider's pages. */
export async function goOnWithSetup(context: CommandContext, account: PayoutAccount): Promise<ContinueSetupOutcome> {
  if (account.status === 'ACTIVE') return { type: 'PayoutSetup', account, setupUrl: null };
  if (account.provider === 'PAYPAL') return await sendCodeAgain(context, account);
  const setup = await connectAccount(context, account, openDetails(context.secrets, account));
  return setup === 'UNKNOWN' ? conflict(messages.notRecorded) : setup;
}

/** Where PayPal asks for nothing, what is missing is that the address is its owner's. */
async function sendCodeAgain(context: CommandContext, account: PayoutAccount): Promise<ContinueSetupOutcome> {
  if (account.status !== 'PENDING_ACTION') return { type: 'PayoutSetup', account, setupUrl: null };
  const sent = await sendAddressCode(context, account);
  return sent === 'SENT' ? { type: 'PayoutSetup', account, setupUrl: null } : sent;
}

/** Asks the provider how an account stands, as after somebody came back from its pages or an event told of it. */
export async function refreshAccount(context: CommandContext, account: PayoutAccount): Promise<PayoutAccount> {
  if (!account.provider.startsWith('STRIPE') || account.ref === '') return account;
  const found = await readThere(context, account);
  if (found === 'UNKNOWN') return account;
  const now = found === 'NOT_FOUND' ? { ...account, status: 'INACTIVE' as const } : { ...account, ...found };
  await updateAccount(context.database, account.id, now);
  return now;
}

/** What its provider says; nothing where it cannot be asked, so that the page of payouts opens all the same. */
async function readThere(context: CommandContext, { id, provider: name, ref }: PayoutAccount) {
  try {
    const provider = await payoutProvider(context, name);
    return await provider.readAccount(ref);
  } catch (error) {
    context.log.error({ accountId: id, error: String(error) }, 'a payout account could not be looked up');
    return 'UNKNOWN' as const;
  }
}
