import { createHmac, randomInt } from 'node:crypto';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { payoutMailMessages } from '#shared/messages/payout-mails.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { isSigned } from '#platform/secrets/is-signed.ts';
import { mustActFor, NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type Conflict, conflict } from '#modules/ground/refusals.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findPayoutAccount, openDetails } from './find-payout-account.ts';
import type { PayoutAccount } from './payout.ts';
import { replaceCheck, spendCheck, takeTry } from './payout-address-checks.store.ts';
import { updateAccount } from './payout-accounts.store.ts';
import type { PayoutSetup } from './connect-account.ts';

/** As a code to an address at a publisher (rule 204). */
const CODE_MINUTES = 30;
const CODE_DIGITS = 6;
const PURPOSE = 'payout address code';
const MOST_TRIES = 5;
/** Own judgement: nobody is written to more often, by one person or by many. */
const A_DAY = { most: 5, windowSeconds: 86_400 } as const;

type TooManyCodes = { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };

/** Sends a code to the address at PayPal that an account says is its owner's (rule 228). */
export async function sendAddressCode(context: CommandContext, account: PayoutAccount): Promise<TooManyCodes | 'SENT'> {
  const { address } = openDetails(context.secrets, account);
  const limits = [
    ['payout address person', account.personId],
    ['payout address', address],
  ] as const;
  for (const [name, key] of limits) {
    const taken = await takeOperation(context, name, key, A_DAY);
    if (!taken.ok) {
      return { type: 'TooManyRequests', message: messages.tooManyCodes, retryAfter: taken.retryAfterSeconds };
    }
  }
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expiresAt = new Date(context.clock.now().getTime() + CODE_MINUTES * 60_000);
  await withTransaction(context, async (inside) => {
    const codeHash = hashOf(inside.secrets.secret(PURPOSE), account.id, code);
    await replaceCheck(inside.database, { accountId: account.id, codeHash, expiresAt });
    await sendMail(inside, { to: address, mail: await composeCode(inside, code), validUntil: expiresAt });
  });
  return 'SENT';
}

/** Own judgement: more than anybody types who reads the mail. */
const TRIES_AN_HOUR = { most: 30, windowSeconds: 3600 } as const;

export type ConfirmAddressOutcome = PayoutSetup | BadRequest | Conflict | TooManyCodes;

/** Notes that the viewer reads what comes to the address that they are paid at: from now on it can be paid. */
export async function confirmPayoutAddress(context: CommandContext, code: string): Promise<ConfirmAddressOutcome> {
  const personId = context.viewer?.personId;
  if (personId === undefined) throw new NotAllowed();
  mustActFor(context, personId);
  const counted = await takeOperation(context, 'payout code', personId, TRIES_AN_HOUR);
  if (!counted.ok) {
    return { type: 'TooManyRequests', message: messages.tooManyChanges, retryAfter: counted.retryAfterSeconds };
  }
  const account = await findPayoutAccount(context.database, personId);
  if (account?.provider !== 'PAYPAL' || account.status !== 'PENDING_ACTION') return conflict(messages.nothingToConfirm);
  const now = context.clock.now();
  // Outside a transaction: a try counts whatever comes of it.
  const waiting = await takeTry(context.database, { accountId: account.id, most: MOST_TRIES, now });
  const typed = code.replaceAll(/\s/g, '');
  const isRight = (codeHash: string) =>
    isSigned(context.secrets, PURPOSE, codeHash, (key) => hashOf(key, account.id, typed));
  if (waiting === undefined || !isRight(waiting)) return badRequest(messages.wrongCode);
  const confirmed = { ...account, status: 'ACTIVE' as const };
  const isSpent = await withTransaction(context, async ({ database }) => {
    if (!(await spendCheck(database, account.id, waiting))) return false;
    await updateAccount(database, account.id, confirmed);
    return true;
  });
  return isSpent ? { type: 'PayoutSetup', account: confirmed, setupUrl: null } : badRequest(messages.wrongCode);
}

/** What is kept of a code: nobody who gets the table can try it out. */
function hashOf(key: Buffer, accountId: string, code: string): string {
  return createHmac('sha256', key).update(`${accountId} ${code}`).digest('base64url');
}

/** It says nothing that a stranger typed: whoever enters an address of others must not be able to write to them. */
async function composeCode(context: CommandContext, code: string): Promise<Mail> {
  const site = await readSiteName(context);
  const minutes = CODE_MINUTES;
  const { subject, preview, text, note } = payoutMailMessages.addressCode;
  return composeMail({
    subject: formatMessage(subject, { code, site }),
    preview: formatMessage(preview, { minutes }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(text, { site }) },
      { kind: 'code', text: code },
      { kind: 'note', text: formatMessage(note, { minutes }) },
    ],
    footer: formatMessage(mailMessages.footerAsked, { siteUrl: context.config.siteUrl }),
  });
}
