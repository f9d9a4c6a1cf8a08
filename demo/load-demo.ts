import type { Means } from '../src/main/means.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { DEMO_SOURCE } from '#modules/identity/setup/demo-source.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { convertMarkdown } from '#modules/moving/imports/convert/convert-markdown.ts';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { pinStories } from '#modules/stories/pins/pin-stories.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import { drawCover } from './covers/draw-cover.ts';
import { type Known, required } from './known.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadAuthors } from './load-authors.ts';
import { loadBoosts } from './load-boosts.ts';
import { loadEarnings, loadPartner } from './load-earnings.ts';
import { loadPayouts } from './load-payouts.ts';
import { loadPublications } from './load-publications.ts';
import { loadSubmissions } from './load-submissions.ts';
import { loadTalk } from './load-talk.ts';
import { loadVisits } from './load-visits.ts';
import { loadTopics } from './load-topics.ts';
import { type DemoStory, readStories } from './read-stories.ts';
import { follows, lists, newest, people, pins } from './world.ts';

const DAY = 24 * 3_600_000;

/** Before the first of its stories: what an account does only once it is a day or a week old, people can try here. */
const JOINED = new Date('2024-01-08T09:00:00Z');

/** Brings the demo world in. It may run at every start: the second time it changes nothing. */
export async function loadDemo(means: Means): Promise<void> {
  const context = systemContext(means, 'demo');
  const personIds = await loadPeople(context);
  const publicationIds = await loadPublications(context, personIds);
  const storyIds = await loadStories(context, personIds, publicationIds);
  await loadPublications(context, personIds, storyIds);
  await loadLists(context, personIds, storyIds);
  await loadFollows(context, personIds, publicationIds);
  await loadTopics(context, storyIds);
  await loadTalk(context, personIds, storyIds);
  await loadVisits(context, storyIds);
  await loadAccounts(context, personIds);
  await loadSubmissions(context, personIds, publicationIds, storyIds);
  await loadAuthors(context, personIds);
  await loadBoosts(context, personIds, storyIds);
  await loadPartner(context, personIds);
  await loadEarnings(context, storyIds, 2);
  await loadPayouts(context, personIds);
  // Paid with the next payout.
  await loadEarnings(context, storyIds, 1);
}

async function loadPeople(context: CommandContext): Promise<Known> {
  const ids = new Map<string, string>();
  for (const person of people) {
    const { id } = await importPerson(context, {
      sourceKey: DEMO_SOURCE,
      key: person.key,
      name: person.key,
      username: person.username,
      bio: person.bio,
      isUnclaimed: false,
      joinedAt: JOINED,
    });
    ids.set(person.key, id);
  }
  return ids;
}

async function loadStories(context: CommandContext, personIds: Known, publicationIds: Known): Promise<Known> {
  const ids = new Map<string, string>();
  for (const story of await readStories()) {
    const publicationId = story.publication === undefined ? undefined : required(publicationIds, story.publication);
    const { id } = await importStory(context, {
      sourceKey: DEMO_SOURCE,
      itemKey: story.file,
      title: story.title,
      subtitle: story.subtitle,
      document: convertMarkdown(story.markdown, { file: story.file }).document,
      authorIds: story.authors.map((name) => required(personIds, name)),
      publicationId,
      tags: story.tags,
      language: 'en',
      publishedAt: dateOf(context, story),
      state: 'published',
      isMembersOnly: story.isLocked,
      oldAddresses: [],
      cover: await loadCover(context, story),
      series: story.series === undefined ? undefined : { key: story.series, title: story.series },
    });
    ids.set(story.title, id);
  }
  return ids;
}

function dateOf({ clock }: CommandContext, { title, date }: DemoStory): Date {
  const daysAgo = newest[title];
  return daysAgo === undefined ? new Date(date) : new Date(clock.now().getTime() - daysAgo * DAY);
}

async function loadCover(context: CommandContext, story: DemoStory) {
  const cover = await drawCover(story.cover);
  if (cover === undefined) throw new RangeError(`No cover of the demo world is called ${story.cover}.`);
  const stored = await storeImage(context, cover);
  return stored.ok ? { image: stored.image, alt: cover.alt } : undefined;
}

async function loadLists(context: CommandContext, personIds: Known, storyIds: Known): Promise<void> {
  for (const [index, list] of lists.entries()) {
    const id = await createList(context, {
      ownerId: required(personIds, list.owner),
      name: list.name,
      slug: list.slug,
      description: list.description,
      isInLibrary: true,
      storyIds: list.stories.map((title) => required(storyIds, title)),
    });
    if (index === 0) await chooseStaffPicks(context, id);
  }
  for (const [name, titles] of Object.entries(pins)) {
    const ids = titles.map((title) => required(storyIds, title));
    await pinStories(context, required(personIds, name), ids);
  }
}

async function loadFollows(context: CommandContext, personIds: Known, publicationIds: Known): Promise<void> {
  for (const [name, followed] of Object.entries(follows)) {
    for (const key of followed) {
      const personId = personIds.get(key);
      const followerId = required(personIds, name);
      if (personId === undefined) {
        await follow(context, { followerId, kind: 'publication', id: required(publicationIds, key) });
      } else {
        await follow(context, { followerId, kind: 'person', id: personId });
      }
    }
  }
}
