import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addStoriesToTopic } from '#modules/stories/curated-topics/change-topic-stories.ts';
import { saveTopic } from '#modules/stories/curated-topics/save-topic.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { pinStories } from '#modules/stories/pins/pin-stories.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { arrangeNavigation } from '#modules/stories/publications/arrange-navigation.ts';
import { featureStories } from '#modules/stories/publications/feature-stories.ts';
import { writePage } from '#modules/stories/publications/write-page.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { refreshTopStories } from '#modules/stories/stories/refresh-top-stories.ts';
import { buildSection } from '#test/factories/build-section.ts';
import type { World } from './world.ts';

/** Puts what people and staff do with stories around them: lists, picks, pins, pages, bars, follows, reads. */
export async function furnish(
  context: CommandContext,
  world: Omit<World, 'lists' | 'newsletter'>,
): Promise<World['lists']> {
  const { people, publications, stories } = world;
  const ids = stories.plain.map((story) => story.id);
  await furnishPublication(context, world, ids);
  await pinStories(context, people.ada, [ids[10] ?? '', ids[13] ?? '']);
  for (const [followerId, id] of [
    [people.bela, people.ada],
    [people.chen, people.ada],
    [people.ada, people.bela],
  ] as const) {
    await follow(context, { followerId, kind: 'person', id });
  }
  await follow(context, { followerId: people.chen, kind: 'publication', id: publications['field-notes'] });
  await addBook(context, people.ada);
  const reads = ids.map((storyId, index) => ({ storyId, members: 40 - index, others: index }));
  const today = context.clock.now().toISOString().slice(0, 10);
  await recordReads(context, today, reads);
  await refreshTopStories(context);
  await addTopic(context, ids.slice(0, 2));
  const list = (name: string, storyIds: readonly string[], more = {}) =>
    createList(context, { ownerId: people.ada, name, description: 'Chosen one by one.', storyIds, ...more });
  const picks = await list('Staff picks', ids.slice(0, 6), { isInLibrary: true });
  await chooseStaffPicks(context, picks);
  return {
    picks,
    letters: await list('Letters worth keeping', ids.slice(3, 12), { isInLibrary: true }),
    private: await list('My own', ids.slice(0, 2), { visibility: 'private' }),
  };
}

async function furnishPublication(
  context: CommandContext,
  { people, publications, stories }: Omit<World, 'lists' | 'newsletter'>,
  ids: readonly string[],
): Promise<void> {
  const publicationId = publications['field-notes'];
  const own = ids.filter((_id, index) => index % 4 === 0);
  await appointMember(context, { publicationId, personId: people.bela, role: 'editor' });
  await appointMember(context, { publicationId, personId: people.chen, role: 'writer' });
  await featureStories(context, { publicationId, storyIds: own.slice(0, 3), seenIds: null });
  await buildSection(context, { publicationId, slug: 'walks', title: 'Walks', storyIds: own.slice(0, 4) });
  await writePage(context, {
    publicationId,
    slug: 'about',
    title: 'About Field Notes',
    document: storyDocument(paragraph('It is written out of doors.')),
  });
  await writePage(context, {
    publicationId,
    slug: 'colophon',
    title: 'Colophon',
    document: storyDocument(paragraph('Set by hand.')),
  });
  const navigation = [
    { destination: 'EXTERNAL_URL', title: 'Shop', value: 'https://shop.example/' },
    { destination: 'LATEST', title: 'Latest', value: '' },
    { destination: 'TRENDING', title: 'Trending', value: '' },
    { destination: 'ARCHIVE', title: 'Archive', value: '' },
    { destination: 'ABOUT', title: 'About', value: '' },
    { destination: 'PAGE', title: 'Colophon', value: 'colophon' },
    { destination: 'POST', title: 'Start here', value: stories.specimen.id },
    { destination: 'SECTION', title: 'Walks', value: 'walks' },
    { destination: 'TAG_FEED', title: 'Letters', value: 'letters' },
    { destination: 'TOPIC_PAGE', title: 'Weather', value: 'weather' },
  ] as const;
  await arrangeNavigation(context, publicationId, navigation);
  // The command refuses a second link elsewhere; rows of an older version may hold one.
  await context.database.kysely
    .insertInto('publication_navigation_item')
    .values({
      publication_id: publicationId,
      position: 20,
      destination: 'externalUrl',
      title: 'Forum',
      value: 'https://forum.example/',
    })
    .execute();
  for (const id of [publications.harbour, publications['slow-press']]) {
    await arrangeNavigation(context, id, [
      { destination: 'LATEST', title: 'Latest', value: '' },
      { destination: 'ABOUT', title: 'About', value: '' },
    ]);
  }
}

function addBook(context: CommandContext, personId: string): Promise<unknown> {
  const row = { id: 'b00c00000001', person_id: personId, title: 'A Book of Water', url: 'https://books.example/water' };
  return context.database.kysely
    .insertInto('book')
    .values({ ...row, description: 'Nine walks.', published_at: new Date('2024-03-01') })
    .execute();
}

async function addTopic(context: CommandContext, posts: readonly string[]): Promise<void> {
  const saved = await saveTopic(context, {
    slug: 'out-of-doors',
    name: 'Out of doors',
    description: 'Letters, walks and the weather.',
    visibility: 'public',
    tags: ['Letters', 'Weather'],
    relatedSlugs: [],
  });
  if (saved.type === 'Topic') await addStoriesToTopic(context, { topicId: saved.topic.id, posts });
}
