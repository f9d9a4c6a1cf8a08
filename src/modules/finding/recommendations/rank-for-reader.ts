import type { ReadContext } from '#modules/ground/read-context.ts';
import type { HomeCandidates } from './home-candidates.ts';
import { MOST_RANKED } from './home-cursor.ts';
import { countLessWanted, readLessWanted, type LessWanted } from './less-wanted.ts';
import { type HomeFacts, loadHomeFacts } from './load-home-facts.ts';
import { scoreStory } from './score-story.ts';
import { spreadAuthors } from './spread-authors.ts';

/** The ids of candidates in the order of rule 40 for one reader, at most 200, with at most two of one author in ten. */
export async function rankForReader(
  context: ReadContext,
  personId: string,
  { storyIds, passedOn }: HomeCandidates,
): Promise<readonly string[]> {
  const [facts, less] = await Promise.all([
    loadHomeFacts(context, personId, storyIds, passedOn),
    readLessWanted(context, personId),
  ]);
  return rankStories(facts, less, context.clock.now().getTime());
}

/** Pure: the same facts give the same order. */
export function rankStories(facts: readonly HomeFacts[], less: LessWanted, now: number): readonly string[] {
  const ranked = facts
    .filter(({ id }) => !less.story.has(id))
    .map((story) => ({ id: story.id, creatorId: story.creatorId, score: scoreOf(story, less, now) }))
    .toSorted((left, right) => right.score - left.score || (left.id < right.id ? 1 : -1));
  return spreadAuthors(ranked.slice(0, MOST_RANKED)).map(({ id }) => id);
}

function scoreOf(story: HomeFacts, less: LessWanted, now: number): number {
  const facts = {
    isOfFollowedAuthor: story.followedAuthorId !== null || story.reposterId !== null,
    isOfFollowedPublication: story.followsPublication,
    isOfFollowedTopic: story.followedTagId !== null,
    isCurated: story.isStaffPick || story.isBoosted,
    reads: story.reads,
    publishedAt: Math.max(story.publishedAt, story.repostedAt ?? Number.MIN_SAFE_INTEGER),
    presentations: story.isOpened ? 0 : story.presentations,
    lessWanted: countLessWanted(less, story),
  };
  return scoreStory(facts, now);
}
