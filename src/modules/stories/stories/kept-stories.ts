import type { Database } from '#platform/database/database.ts';
import { createKeptRows, type KeptRows } from '#modules/ground/kept-rows.ts';
import { type Loaders, loaderById } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type MarkRow, markLoader } from '#modules/money/memberships/membership-mark.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Person } from '#modules/people/people/person.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { OWNERS, readStoryRows, STORY_VERSIONS, type StoryVersions, type StoryWithOwners } from './load-stories.ts';
import type { Story } from './story.ts';

type KeptStories = {
  readonly stories: KeptRows<Story>;
  readonly people: KeptRows<Person>;
  readonly publications: KeptRows<Publication>;
  readonly marks: KeptRows<MarkRow>;
};

/** Letters, in each web process: some thousands of stories and their owners. */
const LETTERS_OF_STORIES = 4_000_000;
const LETTERS_OF_OWNERS = 1_000_000;

const keptOf = new WeakMap<Database<Tables>, KeptStories>();

/** A transaction may write a row twice under one version: what is read inside of one is kept for nobody. */
function keptIn(database: Database<Tables>): KeptStories {
  const kept = keptOf.get(database) ?? {
    stories: createKeptRows<Story>(LETTERS_OF_STORIES),
    people: createKeptRows<Person>(LETTERS_OF_OWNERS),
    publications: createKeptRows<Publication>(LETTERS_OF_OWNERS),
    marks: createKeptRows<MarkRow>(LETTERS_OF_OWNERS),
  };
  if (!database.isTransaction) keptOf.set(database, kept);
  return kept;
}

/** A story as it was read before, where none of its rows was written since. */
function takeKept(kept: KeptStories, versions: StoryVersions): StoryWithOwners | undefined {
  const { s_id: id, s_version, c_version, p_version, m_version } = versions;
  const story = kept.stories.get(id, s_version);
  const creator = story && kept.people.get(story.creatorId, c_version);
  if (story === undefined || creator === undefined) return undefined;
  const mark = m_version === null ? undefined : kept.marks.get(story.creatorId, m_version);
  if (m_version !== null && mark === undefined) return undefined;
  const { publicationId } = story;
  if (publicationId === null || p_version === null) return { story, creator, publication: undefined, mark };
  const publication = kept.publications.get(publicationId, p_version);
  return publication && { story, creator, publication, mark };
}

function keep(kept: KeptStories, found: StoryWithOwners, versions: StoryVersions): StoryWithOwners {
  const { story, creator, publication, mark } = found;
  const { s_version, c_version, p_version, m_version } = versions;
  return {
    story: kept.stories.keep(story.id, s_version, story),
    creator: creator && kept.people.keep(creator.id, c_version, creator),
    publication: publication && kept.publications.keep(publication.id, p_version ?? '', publication),
    mark: mark && kept.marks.keep(mark.personId, m_version ?? '', mark),
  };
}

/**
 * Stories by the versions that a statement just read: those that were written since they were kept, or never read,
 * are read by one statement more; those that are gone meanwhile are left out.
 */
export async function storiesOfVersions(
  database: Database<Tables>,
  rows: readonly StoryVersions[],
): Promise<readonly StoryWithOwners[]> {
  const kept = keptIn(database);
  const found = new Map<string, StoryWithOwners>();
  const missing: string[] = [];
  for (const versions of rows) {
    const whole = takeKept(kept, versions);
    if (whole === undefined) missing.push(versions.s_id);
    else found.set(versions.s_id, whole);
  }
  for (const one of await readAnew(database, kept, missing)) found.set(one.story.id, one);
  return rows.flatMap(({ s_id: id }) => found.get(id) ?? []);
}

const TEXT = `select ${STORY_VERSIONS} from story s ${OWNERS} where s.id = any($1)`;

async function readAgain(database: Database<Tables>, ids: readonly string[]): Promise<readonly StoryWithOwners[]> {
  return await storiesOfVersions(database, await database.query<StoryVersions>('story_versions', TEXT, [ids]));
}

async function readAnew(
  database: Database<Tables>,
  kept: KeptStories,
  ids: readonly string[],
): Promise<readonly StoryWithOwners[]> {
  if (ids.length === 0) return [];
  return (await readStoryRows(database, ids)).map(({ found, versions }) => keep(kept, found, versions));
}

/** Tells the loaders of a request what came with a story. */
export function primeOwners(loaders: Loaders, { creator, publication, mark }: StoryWithOwners): void {
  if (creator) loaders.get(personLoader).prime(creator.id, creator);
  if (creator) loaders.get(markLoader).prime(creator.id, mark);
  if (publication) loaders.get(publicationLoader).prime(publication.id, publication);
}

/** With its stories come the rows of their owners: whole, or the versions of those that are kept, in one go. */
export const storyLoader = loaderById(async (database, ids, loaders) => {
  const kept = keptIn(database);
  const old = ids.filter((id) => kept.stories.has(id));
  const [again, anew] = await Promise.all([
    old.length === 0 ? [] : readAgain(database, old),
    readAnew(
      database,
      kept,
      ids.filter((id) => !kept.stories.has(id)),
    ),
  ]);
  const found = [...again, ...anew];
  for (const one of found) primeOwners(loaders, one);
  return found.map(({ story }) => story);
});
