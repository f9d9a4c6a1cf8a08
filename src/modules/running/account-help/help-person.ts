import { accountHelpMessages as messages } from '#shared/messages/account-help.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findSuppression } from '#modules/ground/mail-suppressions/find-suppression.ts';
import { liftHoldOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { canHelpPeople, canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { sendVerificationTo } from '#modules/identity/email-verification/send-verification-email.ts';
import { isSecondFactorLocked, liftSecondFactorLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { lockTarget } from '#modules/running/moderation/lock-target.ts';
import {
  changed,
  conflict,
  type ModerationOutcome,
  nobody,
  refused,
} from '#modules/running/moderation/moderation-outcome.ts';

/** What is done for somebody who cannot get into their account (rule 266). */
export type AccountHelp = 'SEND_SIGN_IN_LINK' | 'SEND_CONFIRMATION' | 'RESUME_MAIL' | 'LIFT_LOCKOUT';

/** Own judgement: who calls a third time needs something else. */
const LINKS = { most: 3, windowSeconds: 86_400 } as const;
const LINK_LIFE = 15 * 60_000;

type Account = { readonly personId: string; readonly address: string; readonly isVerified: boolean };

/** Which help there is for an account now. */
export async function readAccountHelp(context: CommandContext, personId: string): Promise<readonly AccountHelp[]> {
  const account = await findEmailOf(context, personId);
  if (account === undefined) return [];
  const held = account.isVerified ? await findSuppression(context, account.address) : undefined;
  return [
    account.isVerified ? 'SEND_SIGN_IN_LINK' : 'SEND_CONFIRMATION',
    ...(held === undefined ? [] : ['RESUME_MAIL' as const]),
    ...((await isSecondFactorLocked(context, personId)) ? ['LIFT_LOCKOUT' as const] : []),
  ];
}

/** Helps somebody into their account by mail to their own address: whoever helps sees neither link nor code. */
export async function helpPerson(
  context: CommandContext,
  { personId, help }: { readonly personId: string; readonly help: AccountHelp },
): Promise<ModerationOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  const target = await withTransaction(context, (inside) => lockTarget(inside, personId));
  if (target === undefined || target.state === 'deleted') return nobody;
  if (!canHelpPeople(context, target)) return refused;
  const account = await findEmailOf(context, personId);
  const offered = await readAccountHelp(context, personId);
  if (account === undefined || !offered.includes(help)) return conflict(messages.notNow);
  // Together: no link leaves that is not written down.
  return await withTransaction(context, async (inside) => {
    if (!(await give(inside, account, help))) return conflict(messages.tooOften);
    await writeAudit(inside, {
      action: 'person.helped',
      targetKind: 'person',
      targetId: personId,
      before: {},
      after: { help },
    });
    return changed(personId);
  });
}

/** False where it was done as often as it may be. */
async function give(context: CommandContext, account: Account, help: AccountHelp): Promise<boolean> {
  switch (help) {
    case 'SEND_SIGN_IN_LINK':
      return await sendLink(context, account);
    case 'SEND_CONFIRMATION':
      return (await sendVerificationTo(context, account)).type === 'VerificationEmail';
    case 'RESUME_MAIL':
      return (await liftHoldOf(context, account.address)) === 'lifted';
    case 'LIFT_LOCKOUT':
      await unlock(context, account);
      return true;
  }
}

async function sendLink(context: CommandContext, { personId, address }: Account): Promise<boolean> {
  const taken = await takeOperation(context, 'sign-in link by staff', personId, LINKS);
  if (!taken.ok) return false;
  const site = await readSiteName(context);
  await withTransaction(context, async (inside) => {
    const token = await issueLoginToken(inside, { personId, operation: 'login', redirect: '/', method: 'operator' });
    const path = buildPath('CompleteAuth', {}, { token, state: 'medium', operation: 'login' });
    const text = formatMessage(messages.linkText, { site });
    const mail = composeMail({
      subject: formatMessage(messages.linkSubject, { site }),
      preview: text,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', label: messages.linkButton, url: inside.config.siteUrl + path },
        { kind: 'note', text: messages.linkNote },
      ],
      footer: formatMessage(mailMessages.footerAsked, { siteUrl: inside.config.siteUrl }),
    });
    await sendMail(inside, { to: address, mail, validUntil: new Date(inside.clock.now().getTime() + LINK_LIFE) });
  });
  return true;
}

async function unlock(context: CommandContext, { personId, address, isVerified }: Account): Promise<void> {
  const text = formatMessage(messages.unlockedText, { site: await readSiteName(context) });
  await withTransaction(context, async (inside) => {
    await liftSecondFactorLockout(inside, personId);
    if (!isVerified) return;
    const mail = composeMail({
      subject: messages.unlockedSubject,
      preview: text,
      blocks: [{ kind: 'paragraph', text }],
      footer: formatMessage(mailMessages.footer, { siteUrl: inside.config.siteUrl }),
    });
    await sendMail(inside, { to: address, mail });
  });
}
