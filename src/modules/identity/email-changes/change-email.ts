import { parseEmail } from '#shared/identity/email-rule.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { composeEmailChangeConfirmation } from '#modules/ground/mails/safety-mails.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { CONFIRM_LIFETIME, HOURS_TO_CONFIRM } from './email-change-periods.ts';
import { upsertEmailChange } from './email-changes.store.ts';

/** Own judgement, as for mails that verify an address: whoever asks must not be able to flood anybody. */
const RULE = { most: 5, windowSeconds: 86_400 } as const;

export type EmailChange = { readonly type: 'EmailChange'; readonly email: string };
export type ChangeEmailOutcome = EmailChange | BadRequest | Busy;

/**
 * Asks at a new address whether the viewer may use it, having stepped up; the old one stays in use until
 * they confirm (rule 141). An address that has an account is answered alike, and is sent nothing.
 */
export async function changeEmail(context: CommandContext, text: string): Promise<ChangeEmailOutcome> {
  const { personId } = mustOwnAccountFreshly(context);
  const address = parseEmail(text)?.toLowerCase();
  if (address === undefined) return badRequest(messages.emailInvalid);
  const own = await findOwnEmail(context.database, personId);
  if (own === undefined) return badRequest(messages.emailMissing);
  if (own.address === address) return badRequest(messages.emailSame);
  const limits = [['email change of person', personId] as const, ['email change to address', address] as const];
  for (const [name, key] of limits) {
    const taken = await takeOperation(context, name, key, RULE);
    if (!taken.ok) return busy(taken.retryAfterSeconds);
  }
  await withTransaction(context, async (inside) => {
    const token = createToken();
    const now = inside.clock.now();
    const expiresAt = new Date(now.getTime() + CONFIRM_LIFETIME);
    await upsertEmailChange(inside.database, {
      person_id: personId,
      new_address: address,
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: expiresAt,
    });
    const { siteUrl } = inside.config;
    const site = await readSiteName(inside);
    const url = siteUrl + buildPath('ConfirmEmailChange', {}, { token });
    const mail = composeEmailChangeConfirmation({ address, url, site, siteUrl, hours: HOURS_TO_CONFIRM });
    const isDecoy = (await findEmailAccount(inside, address))?.isVerified === true;
    await sendMail(inside, { to: address, mail, validUntil: expiresAt, isDecoy });
  });
  return { type: 'EmailChange', email: address };
}
