import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { type Conflict, conflict } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import type { AuthorApplication } from './author-application.ts';
import { moveApplication } from './author-verifications.store.ts';
import { findApplication, findLastApplication } from './read-applications.ts';

/** Takes back what the viewer applied for, or gives the badge up; also while suspended. */
export function withdrawApplication(
  context: CommandContext,
): Promise<{ readonly application: AuthorApplication } | Conflict> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const last = await findLastApplication(database, personId);
    if (last === undefined) return conflict(messages.nothingOpen);
    const move = { id: last.id, from: ['pending', 'verified'], to: 'withdrawn', reason: '', by: null } as const;
    if (!(await moveApplication(database, { ...move, now: clock.now() }))) return conflict(messages.nothingOpen);
    await purgeTags(inside, [userCacheTag(personId)]);
    return { application: required(await findApplication(database, last.id), 'application') };
  });
}
