import { formatMessage } from '#shared/messages/format-message.ts';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { MOST_REASON_CHARACTERS, tokenMonth, whyNotNominate } from '#shared/nominations/nomination-rules.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { canCurateBoosts } from '#modules/ground/roles/roles.policy.ts';
import { lockPerson } from '#modules/people/people/lock-person.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { changedCase, type NominateOutcome, nominationRefused } from './nomination.ts';
import { insertNomination, lockStory, openCase } from './nominations.store.ts';
import { readCase } from './read-nominations.ts';

const SPENT = `
  select count(*) filter (where n.month = $2)::int as spent, coalesce(bool_or(n.story_id = $3), false) as "hasNominated",
    exists (select from boost_case c where c.story_id = $3 and c.state = 'boosted') as "isBoosted"
  from nomination n where n.curator_id = $1`;
type Spent = { readonly spent: number; readonly hasNominated: boolean; readonly isBoosted: boolean };

/** Says in the name of a curator that a story is worth more readers (rules T12 and 200); it spends one of their tokens. */
export async function nominateStory(
  context: CommandContext,
  { storyId, reason: said }: { readonly storyId: string; readonly reason: string },
): Promise<NominateOutcome> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const isCurator = canCurateBoosts(context);
  if (!isCurator) return nominationRefused('PERMISSION_DENIED', messages.notCurator);
  const reason = said.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS)
    return badRequest(formatMessage(messages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  const lookup = await findStory(commandReader(context), storyId);
  if (lookup.kind !== 'story') return nominationRefused('POST_DELETED');
  const { personId: curatorId } = viewer;
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const now = clock.now();
    const month = tokenMonth(now);
    // What two tabs nominate is counted one after the other.
    await lockPerson(database, curatorId);
    const story = await lockStory(database, storyId);
    const [row] = await database.query<Spent>('nomination_spent', SPENT, [curatorId, month, storyId]);
    const { spent, hasNominated, isBoosted } = required(row, 'count of tokens');
    const isAuthor = story?.authorIds.includes(curatorId) ?? false;
    const isListed = story?.isListed ?? false;
    const code = whyNotNominate({
      isCurator,
      isThere: story?.state === 'published',
      isAuthor,
      isListed,
      publishedAt: story === undefined || story.isUndated ? null : story.publishedAt,
      hasNominated,
      isBoosted,
      tokensSpent: spent,
      now,
    });
    if (code === 'PERMISSION_DENIED') return nominationRefused(code, isAuthor ? messages.ownStory : messages.unlisted);
    if (code === 'ALREADY_NOMINATED' && !hasNominated) return nominationRefused(code, messages.alreadyBoosted);
    if (code !== null) return nominationRefused(code);
    const caseId = await openCase(database, { id: createId(), storyId, now });
    const id = createId();
    await insertNomination(database, { id, caseId, storyId, curatorId, month, token: spent + 1, reason, now });
    await writeAudit(inside, {
      action: 'nomination.made',
      targetKind: 'story',
      targetId: storyId,
      before: null,
      after: { caseId, reason },
    });
    return changedCase(required(await readCase(database, caseId), 'case'));
  });
}
