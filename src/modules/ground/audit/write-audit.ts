import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { insertAuditEntry } from './audit.store.ts';

/** The operator at the command line, who needs no account. */
const OPERATOR = 'operator';

export type AuditAction =
  | 'person.suspended'
  | 'person.unsuspended'
  | 'person.signedOut'
  | 'person.roleGranted'
  | 'person.roleRevoked'
  | 'person.loginLinkMade'
  | 'person.factorLockLifted'
  | 'flag.switched'
  | 'flag.audienceSet'
  | 'link.banned'
  | 'link.unbanned'
  | 'topic.saved'
  | 'topic.postsChanged'
  | 'topic.deleted'
  | 'sitePage.published'
  | 'sitePage.unset'
  | 'sitePage.reset'
  | 'experiment.switched'
  | 'setting.changed'
  | 'mail.keysMade'
  | 'case.decided'
  | 'decision.made'
  | 'decision.ended'
  | 'appeal.decided'
  | 'story.suspended'
  | 'story.unsuspended'
  | 'gift.promotionMade'
  | 'gift.promotionEnded'
  | 'coupon.made'
  | 'coupon.ended'
  | 'payout.reviewed'
  | 'payout.retried'
  | 'payout.settled'
  | 'payout.fileMade'
  | 'author.decided'
  | 'site.woken'
  | 'nomination.made'
  | 'nomination.approved'
  | 'nomination.declined'
  | 'payout.fileRead'
  | 'tax.read'
  | 'tax.fileRead'
  | 'error.settled';

/**
 * Writes down what staff do, with who, before and after (rule 166). Inside the transaction of the
 * deed: neither is there without the other.
 */
export async function writeAudit(
  context: CommandContext,
  entry: {
    readonly action: AuditAction;
    readonly targetKind:
      | 'person'
      | 'flag'
      | 'link'
      | 'topic'
      | 'sitePage'
      | 'story'
      | 'experiment'
      | 'setting'
      | 'site'
      | 'domain'
      | 'case'
      | 'coupon'
      | 'gift'
      | 'payout'
      | 'payoutBatch'
      | 'taxFile'
      | 'error'
      | 'response'
      | 'list'
      | 'publication'
      | 'appeal';
    readonly targetId: string;
    readonly before: unknown;
    readonly after: unknown;
  },
): Promise<void> {
  const { database, clock, viewer } = context;
  const { action, targetKind, targetId, before, after } = entry;
  await insertAuditEntry(database, {
    id: createId(),
    actor_id: viewer?.personId ?? null,
    actor_name: await actorName(context),
    action,
    target_kind: targetKind,
    target_id: targetId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    created_at: clock.now(),
  });
}

/** Who acts, by a username as it is now: usernames change. */
export async function actorName({ database, viewer }: CommandContext): Promise<string> {
  if (viewer === null) return OPERATOR;
  const { personId } = viewer;
  const row = await database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.username ?? personId;
}
