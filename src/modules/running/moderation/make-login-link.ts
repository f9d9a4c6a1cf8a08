import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';

/**
 * The operator's first aid for somebody who cannot sign in: a link that signs in once, within 15 minutes, in
 * whichever browser opens it first; a second factor is still asked for. Undefined where nobody has the address.
 */
export async function makeLoginLink(context: CommandContext, address: string): Promise<string | undefined> {
  mustBeProgram(context);
  const account = await findEmailAccount(context, address.trim());
  if (account === undefined) return undefined;
  const { personId } = account;
  const token = await withTransaction(context, async (inside) => {
    await writeAudit(inside, {
      action: 'person.loginLinkMade',
      targetKind: 'person',
      targetId: personId,
      before: {},
      after: {},
    });
    return await issueLoginToken(inside, { personId, operation: 'login', redirect: '/', method: 'operator' });
  });
  return context.config.siteUrl + buildPath('CompleteAuth', {}, { token, state: 'medium', operation: 'login' });
}
