import { addStoriesToTopic } from '#modules/stories/curated-topics/change-topic-stories.ts';
import { saveTopic } from '#modules/stories/curated-topics/save-topic.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { pinStories } from '#modules/stories/pins/pin-stories.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { arrangeNavigation } from '#modules/stories/publications/arrange-navigation.ts';
import { designPublication } from '#modules/stories/publications/design-publication.ts';
import { featureStories } from '#modules/stories/publications/feature-stories.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { writePage } from '#modules/stories/publications/write-page.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { refreshTopStories } from '#modules/stories/stories/refresh-top-stories.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { buildSection } from '#test/factories/build-section.ts';
import { type TestGraph, createTestGraph } from './test-graph.ts';

const IMAGE_ID = '0123456789abcdef0123456789abcdef';
const range = (size: number): readonly number[] => Array.from({ length: size }, (_item, index) => index);

export type TestWorld = TestGraph & { readonly variables: Readonly<Record<string, unknown>> };

function words(text: string): StoryDocument {
  return {
    version: 1,
    blocks: [{ id: 'p001', type: 'paragraph', content: [{ type: 'text', text }] }],
    footnotes: [],
  };
}

/** A world in which every list that a document may ask for has `size` members, and nothing is null that may not be. */
export async function createTestWorld(size: number): Promise<TestWorld> {
  const world = await createTestGraph();
  const { context, database } = world;
  await database.query(
    'test_image',
    `insert into image (id, format, width, height, byte_count, placeholder, created_at)
     values ($1, 'png', 1200, 800, 10, 'data:image/webp;base64,AA', now())`,
    [IMAGE_ID],
  );
  const people: string[] = [];
  const publications: string[] = [];
  for (const index of range(size)) {
    const person = { sourceKey: 'w', key: `p${index}`, name: `Person ${index}`, bio: 'B', imageId: IMAGE_ID };
    people.push((await importPerson(context, person)).id);
    const publication = { slug: `shelf-${index}`, name: `Shelf ${index}`, tagline: 'T', description: 'D' };
    const owner = { avatarImageId: IMAGE_ID, ownerPersonId: people[0] };
    publications.push((await importPublication(context, { ...publication, ...owner })).id);
  }
  const [person = '', publication = ''] = [people[0], publications[0]];
  const stories = await addStories(world, people, publications);
  await addSurroundings(world, { people, publications, stories });
  return {
    ...world,
    variables: {
      postId: stories[0],
      placeId: stories[0],
      responseId: stories[0],
      sortType: 'OLDEST',
      page: 0,
      postIds: stories.slice(0, 5),
      username: 'person-0',
      userId: person,
      user: person,
      newsletter: person,
      newsletterId: '000000000000',
      state: 'ACTIVE',
      collection: publication,
      topic: '000000000000',
      domainOrSlug: 'shelf-0',
      collectionSlug: 'shelf-0',
      collectionId: publication,
      tagSlug: 'letters',
      topicSlug: 'writing',
      sitePath: '/about',
      catalogSlug: 'list-0',
      sequenceSlug: 'book',
      mediaResourceId: IMAGE_ID,
      quoteId: 'nothing-quoted',
      isForCollection: true,
      isResponse: true,
      slug: 'about',
      pageSlug: 'about',
      path: '/old/0',
      year: 2026,
      month: 11,
      period: 'WEEK',
      first: 5,
      lookup: 'person-0',
      isDecided: false,
      actor: '',
      action: '',
      target: '',
      from: '',
      until: '',
      order: 'LAST_SEEN',
      query: 'client_id=unknown',
      q: 'story',
      kind: 'POST',
      prefix: 'tag',
      text: 'Words',
      versionId: '000000000000',
      filter: 'DRAFTS',
      postsFilter: 'PUBLISHED',
      isSubmitted: false,
      isIssues: true,
      isAutomations: true,
      isOwn: true,
      sort: 'MOST_READ',
      notificationFilter: 'ALL',
      task: '',
      token: 'none-of-ours',
      homeOrder: 'RECOMMENDED',
      feedOrder: 'NEWEST',
      orderBy: 'LAST_PUBLISHED_AT_DESC',
      followingKind: 'USER',
      entityName: 'WRITERS',
      chargeId: '000000000000',
      giftId: '000000000000',
      invitationId: '000000000000',
      submissionId: '000000000000',
      firstDay: '2026-11-22',
      lastDay: '2026-12-26',
      paymentId: 'none-of-ours',
      reason: 'OTHER',
      entityId: person,
    },
  };
}

async function addStories(
  { context }: TestGraph,
  people: readonly string[],
  publications: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  // Never a creator, so that it is a row of its own in a world of any size.
  const coAuthor = await importPerson(context, { sourceKey: 'w', key: 'co', name: 'Co Author', bio: '' });
  const image = { id: IMAGE_ID, width: 1200, height: 800, placeholder: '', format: 'png' } as const;
  for (const index of range(people.length * 2)) {
    const writer = index % people.length;
    const isOnFirstShelf = index < people.length;
    const { id } = await importStory(context, {
      sourceKey: 'w',
      itemKey: `s${index}`,
      title: `Story ${index}`,
      document: words(`Words of ${index}.`),
      authorIds: [people[writer] ?? '', coAuthor.id],
      publicationId: publications[isOnFirstShelf ? 0 : writer],
      tags: ['Letters', `Tag ${index}`],
      language: isOnFirstShelf ? `x-${index}` : 'en',
      translationKey: isOnFirstShelf ? 'all' : undefined,
      publishedAt: new Date(Date.UTC(2026, 10, 20) + index * 60_000),
      state: 'published',
      oldAddresses: [`/old/${index}`],
      cover: { image, alt: 'A cover' },
      series: isOnFirstShelf ? { key: 'book', title: 'Book', position: index } : undefined,
    });
    ids.push(id);
  }
  return ids;
}

/** Everybody passes every story on. */
const REPOSTS = `
  insert into repost select s.id, p.id, 'A note', now() from story s, person p where s.is_listed`;

async function addSurroundings(
  { context, database }: TestGraph,
  made: { people: readonly string[]; publications: readonly string[]; stories: readonly string[] },
): Promise<void> {
  const { people, publications, stories } = made;
  await database.query('test_reposts', REPOSTS, []);
  const [person = '', publication = ''] = [people[0], publications[0]];
  for (const index of range(people.length)) {
    const [other = '', shelf = ''] = [people[index], publications[index]];
    const list = { ownerId: person, name: `List ${index}`, isInLibrary: true, storyIds: stories };
    const listId = await createList(context, list);
    if (index === 0) await chooseStaffPicks(context, listId);
    await follow(context, { followerId: other, kind: 'person', id: person });
    await follow(context, { followerId: other, kind: 'publication', id: publication });
    await follow(context, { followerId: person, kind: 'person', id: other });
    await follow(context, { followerId: person, kind: 'publication', id: shelf });
    if (index > 0) await appointMember(context, { publicationId: publication, personId: other, role: 'writer' });
    if (index < sectionLimits.mostSections) {
      const slug = index === 0 ? 'about' : `s${index}`;
      await buildSection(context, { publicationId: publication, slug, title: 'S', storyIds: stories });
    }
    await database.query(
      'test_book',
      `insert into book (id, person_id, title, position) values (lpad(to_hex($1::int), 12, '0'), $2, 'Book', $1::int)`,
      [index, person],
    );
  }
  const related = range(people.length).map((index) => `related-${index}`);
  const topic = { description: 'D', visibility: 'public', tags: ['Letters', 'Tag 0'] } as const;
  for (const slug of related) await saveTopic(context, { ...topic, slug, name: slug, relatedSlugs: [] });
  const saved = await saveTopic(context, {
    ...topic,
    slug: 'writing',
    name: 'Writing',
    tags: ['Letters', ...range(people.length).map((index) => `Tag ${index}`)].slice(0, 20),
    relatedSlugs: related.slice(0, 10),
  });
  if (saved.type === 'Topic')
    await addStoriesToTopic(context, { topicId: saved.topic.id, posts: stories.slice(0, 50) });
  await writePage(context, { publicationId: publication, slug: 'about', title: 'About', document: words('About.') });
  // Each person writes two, and the first publication holds as many as there are people.
  await pinStories(context, person, [stories[0] ?? '', stories[people.length] ?? '']);
  const featured = stories.slice(0, Math.min(people.length, 10));
  await featureStories(context, { publicationId: publication, storyIds: featured, seenIds: null });
  await arrangeNavigation(context, publication, [{ destination: 'LATEST', title: 'Latest', value: '' }]);
  await designPublication(context, publication, { logoImageId: IMAGE_ID });
  const counts = stories.map((storyId, index) => ({ storyId, members: index + 1, others: 1 }));
  await recordReads(context, '2026-11-20', counts);
  await refreshTopStories(context);
}
