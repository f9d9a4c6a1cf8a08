import DataLoader from 'dataloader';
import type { Database } from '#platform/database/database.ts';
import { createGroupedRows } from './grouped-rows.ts';
import { loadLists } from '#modules/reading/lists/load-lists.ts';
import { loadMemberships } from '#modules/money/memberships/find-membership.ts';
import { loadMarks, type MarkRow } from '#modules/money/memberships/membership-mark.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import { loadImages } from './media/load-images.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { loadResponses } from '#modules/reading/responses/load-responses.ts';
import { loadSeries } from '#modules/stories/series/load-series.ts';
import type { Gathering } from '#modules/stories/stories/gather-candidates.ts';
import { type StoryRendering, loadRenderings } from '#modules/stories/stories/load-renderings.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { loadWithholdings } from '#modules/stories/stories/load-withholdings.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { loadTags } from '#modules/stories/topics/load-tags.ts';
import type { Tables } from './tables.ts';

export type Loader<Value> = DataLoader<string, Value | undefined>;

/** Batches the rows of one request: a list of any length costs one statement for each kind of row. */
export type Loaders = ReturnType<typeof createLoaders>;

/** A fresh set for each request. */
export function createLoaders(database: Database<Tables>) {
  const people: Loader<Person> = byId((ids) => loadPeople(database, ids));
  const membershipMarks = byKey(
    (ids) => loadMarks(database, ids),
    (mark: MarkRow) => mark.personId,
  );
  const publications: Loader<Publication> = byId((ids) => loadPublications(database, ids));
  const stories: Loader<Story> = byId(async (ids) => {
    const found = await loadStories(database, ids);
    for (const { creator, publication, mark } of found) {
      if (creator) people.prime(creator.id, creator);
      if (creator) membershipMarks.prime(creator.id, mark);
      if (publication) publications.prime(publication.id, publication);
    }
    return found.map(({ story }) => story);
  });
  const gathering: Gathering = { awaited: 0, waiting: [] };
  return {
    gathering,
    grouped: createGroupedRows(),
    people,
    publications,
    stories,
    tags: byId((ids) => loadTags(database, ids)),
    series: byId((ids) => loadSeries(database, ids)),
    lists: byId((ids) => loadLists(database, ids)),
    responses: byId((ids) => loadResponses(database, ids)),
    membershipMarks,
    /** By the id of the person; those that ended too. */
    memberships: byKey(
      (ids) => loadMemberships(database, ids),
      (membership: Membership) => membership.personId,
    ),
    images: byId((ids) => loadImages(database, ids)),
    renderings: byKey(
      (ids) => loadRenderings(database, ids),
      (rendering: StoryRendering) => rendering.storyId,
    ),
    withholdings: byKey(
      (ids) => loadWithholdings(database, ids),
      (withholding) => withholding.storyId,
    ),
  };
}

function byId<Value extends { readonly id: string }>(
  load: (ids: readonly string[]) => Promise<readonly Value[]>,
): Loader<Value> {
  return byKey(load, (value) => value.id);
}

/** A loader whose batch function may leave out what is not there and give the rest in any order. */
function byKey<Value>(
  load: (keys: readonly string[]) => Promise<readonly Value[]>,
  keyOf: (value: Value) => string,
): Loader<Value> {
  return new DataLoader<string, Value | undefined>(async (keys) => {
    const values = new Map((await load(keys)).map((value) => [keyOf(value), value]));
    return keys.map((key) => values.get(key));
  });
}
