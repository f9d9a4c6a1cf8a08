import { createList } from '#modules/reading/lists/create-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { fillList } from '#test/support/fill-list.ts';

const PEOPLE = 8;
/** More than a profile pins and than a publication features, so that many contend for the last place. */
const STORIES = 12;
/** Each list has room for so many more: fewer than there are stories. */
const ROOM = 6;
const MOST_ITEMS = 500;
const NEWCOMERS = 4;

/** What many people are at, at once. */
export type ParallelScene = {
  readonly context: CommandContext;
  /** The first wrote every story, owns the publication that they are in, and owns both lists. */
  readonly people: readonly string[];
  readonly publicationId: string;
  readonly stories: readonly string[];
  /** One that is nearly full and one that is empty. */
  readonly lists: readonly string[];
  /** People of this round, who all want the same few usernames. */
  newcomers: readonly string[];
  /** Ids of responses that were written so far. */
  readonly responses: string[];
};

export async function buildScene(context: CommandContext): Promise<ParallelScene> {
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await buildReader(context));
  const [author = ''] = people;
  const publicationId = await buildPublication(context, { ownerPersonId: author });
  const stories: string[] = [];
  for (let index = 0; index < STORIES; index += 1) {
    stories.push((await buildStory(context, { authorIds: [author], publicationId })).id);
  }
  const lists = [await fullList(context, author, stories[0] ?? ''), await emptyList(context, author)];
  return { context, people, publicationId, stories, lists, newcomers: [], responses: [] };
}

/** Somebody may change their username once in 30 days: each round has people who did not yet. */
export async function letNewcomersIn(scene: ParallelScene): Promise<void> {
  const newcomers: string[] = [];
  for (let index = 0; index < NEWCOMERS; index += 1) newcomers.push(await buildReader(scene.context));
  scene.newcomers = newcomers;
}

async function buildReader(context: CommandContext): Promise<string> {
  const id = await buildPerson(context);
  const address = { address: `p${id}@mail.example`, person_id: id, is_verified: true, created_at: context.clock.now() };
  await context.database.kysely.insertInto('email_address').values(address).execute();
  return id;
}

async function emptyList(context: CommandContext, ownerId: string): Promise<string> {
  return await createList(context, { ownerId, name: 'Empty', storyIds: [] });
}

async function fullList(context: CommandContext, ownerId: string, storyId: string): Promise<string> {
  const id = await createList(context, { ownerId, name: 'Nearly full', storyIds: [] });
  await fillList(context.database, { listId: id, storyId, count: MOST_ITEMS - ROOM });
  return id;
}
