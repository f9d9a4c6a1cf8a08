import { createId } from '#modules/ground/create-id.ts';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import type { Cast } from './sight-people.ts';
import type { SightStories } from './sight-stories.ts';

/** What gathers stories by hand. */
export type SightPlaces = { readonly seriesId: string; readonly topicSlug: string; readonly picksId: string };

/** The author's series, a topic and the staff picks, with every story in them, as if put there before it was hidden. */
export async function gatherStories({ context }: TestProgram, cast: Cast, stories: SightStories): Promise<SightPlaces> {
  const { kysely } = context.database;
  const now = context.clock.now();
  const storyIds = stories.all.map(({ id }) => id);
  const ownIds = stories.own.map(({ id }) => id);
  const [seriesId, topicId] = [createId(), createId()];
  const topicSlug = `sight-${topicId}`;
  const series = { id: seriesId, slug: seriesId, title: 'The harbour', description: '', created_at: now };
  await kysely
    .insertInto('series')
    .values({ ...series, creator_id: cast.people.author.personId, publication_id: null, first_story_id: null })
    .execute();
  const listed = await kysely.selectFrom('story').select(['id', 'is_listed']).where('id', 'in', ownIds).execute();
  const entries = listed.map(({ id, is_listed }, place) => ({ series_id: seriesId, story_id: id, place, is_listed }));
  await kysely.insertInto('series_entry').values(entries).execute();
  await kysely.updateTable('story').set({ series_id: seriesId }).where('id', 'in', ownIds).execute();
  const topic = { id: topicId, slug: topicSlug, name: 'Sight', description: '', visibility: 'public' } as const;
  await kysely
    .insertInto('topic')
    .values({ ...topic, created_at: now, updated_at: now })
    .execute();
  const tag = await kysely.selectFrom('tag').select('id').where('slug', '=', 'sight').executeTakeFirstOrThrow();
  await kysely.insertInto('topic_tag').values({ topic_id: topicId, tag_id: tag.id, position: 0 }).execute();
  const picked = storyIds.map((story_id, position) => ({ topic_id: topicId, story_id, position }));
  await kysely.insertInto('topic_story').values(picked).execute();
  const ownerId = cast.people.moderator.personId;
  const picksId = await createList(context, { ownerId, name: 'Staff picks', storyIds });
  await chooseStaffPicks(context, picksId);
  return { seriesId, topicSlug, picksId };
}
