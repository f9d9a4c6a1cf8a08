import { authorRules } from '#shared/authors/author-rules.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type Forbidden,
  forbidden,
} from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { canVerifyAuthors } from '#modules/ground/roles/roles.policy.ts';
import type { AuthorApplication } from './author-application.ts';
import { moveApplication } from './author-verifications.store.ts';
import { mailDecision } from './mail-decision.ts';
import { findApplication } from './read-applications.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Staff decided about an application, or ended a verification (rule 203). */
    'author.decided': { readonly personId: string; readonly applicationId: string };
  }
}

const messages = authorMessages.admin;

type Decided = { readonly application: AuthorApplication };
export type DecideOutcome = Decided | BadRequest | Conflict | Forbidden;

/** Makes somebody a verified author, or says no with a reason (rule 203). */
export function decideApplication(
  context: CommandContext,
  { id, isVerified, reason }: { readonly id: string; readonly isVerified: boolean; readonly reason: string },
): Promise<DecideOutcome> {
  return move(context, { id, from: 'pending', to: isVerified ? 'verified' : 'refused', reason });
}

/** Ends the verification of an author, with a reason. */
export function revokeVerification(
  context: CommandContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<DecideOutcome> {
  return move(context, { id, from: 'verified', to: 'revoked', reason });
}

type Move = {
  readonly id: string;
  readonly from: 'pending' | 'verified';
  readonly to: 'verified' | 'refused' | 'revoked';
  readonly reason: string;
};

async function move(context: CommandContext, { id, from, to, reason: said }: Move): Promise<DecideOutcome> {
  mustBeAllowed(canVerifyAuthors(context));
  const reason = to === 'verified' ? '' : said.trim();
  if (to !== 'verified' && (reason === '' || reason.length > authorRules.mostReason))
    return badRequest(formatMessage(messages.reasonNeeded, { most: authorRules.mostReason }));
  return withTransaction(context, async (inside): Promise<DecideOutcome> => {
    const { database, viewer, clock } = inside;
    const before = await findApplication(database, id);
    if (before === undefined) return conflict(messages.gone);
    if (before.personId === viewer?.personId) return forbidden(messages.own);
    const by = viewer?.personId ?? null;
    if (!(await moveApplication(database, { id, from: [from], to, reason, by, now: clock.now() })))
      return conflict(messages.gone);
    const application = required(await findApplication(database, id), 'application');
    await mailDecision(inside, application, to);
    await emitEvent(database, 'author.decided', { personId: before.personId, applicationId: id });
    await writeAudit(inside, {
      action: 'author.decided',
      targetKind: 'person',
      targetId: before.personId,
      before: { state: from },
      after: { state: to, reason, isbn: before.isbn, book: before.bookTitle },
    });
    await purgeTags(inside, [userCacheTag(before.personId)]);
    return { application };
  });
}
