import type { Database } from '#platform/database/database.ts';
import { columnList, columnPicker } from '#modules/ground/column-list.ts';
import { markColumns, type MarkRow, markLoader } from '#modules/money/memberships/membership-mark.ts';
import { type Person, personColumns } from '#modules/people/people/person.ts';
import { type Publication, publicationColumns } from '#modules/stories/publications/publication.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { type Story, storyColumns } from './story.ts';

/** A story with the person and the publication that every card of it shows. */
export type StoryWithOwners = {
  readonly story: Story;
  readonly creator: Person | undefined;
  readonly publication: Publication | undefined;
  /** Of the creator; undefined for who never was a member. */
  readonly mark: MarkRow | undefined;
};

/** Columns of a story `s` with its owners, for a statement that joins them by `OWNERS`. */
export const STORY_WITH_OWNERS = `${columnList('s', storyColumns, 's_')}, ${columnList('c', personColumns, 'c_')},
    ${columnList('p', publicationColumns, 'p_')}, ${columnList('cm', markColumns, 'm_')}`;

/** Joins the owners of a story `s`. */
export const OWNERS = `
  join person c on c.id = s.creator_id
  left join membership cm on cm.person_id = c.id
  left join publication p on p.id = s.publication_id`;

const TEXT = `select ${STORY_WITH_OWNERS} from story s ${OWNERS} where s.id = any($1)`;

const storyOf = columnPicker(storyColumns, 's_');
const creatorOf = columnPicker(personColumns, 'c_');
const markOf = columnPicker(markColumns, 'm_');
const publicationOf = columnPicker(publicationColumns, 'p_');

/** One statement for any number of stories; those that are not there are left out. */
export async function loadStories(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly StoryWithOwners[]> {
  return storiesOfRows(await database.query<Record<string, unknown>>('story_load', TEXT, [ids]));
}

/** What rows with the columns of `STORY_WITH_OWNERS` say; owners that stories share are made once. */
export function storiesOfRows(rows: readonly Readonly<Record<string, unknown>>[]): readonly StoryWithOwners[] {
  const creators = new Map<unknown, Person | undefined>();
  const publications = new Map<unknown, Publication | undefined>();
  return rows.flatMap((row) => {
    const { c_id: creatorId, p_id: publicationId } = row;
    if (!creators.has(creatorId)) creators.set(creatorId, creatorOf(row));
    if (!publications.has(publicationId)) publications.set(publicationId, publicationOf(row));
    const story = storyOf(row);
    return story === undefined
      ? []
      : [
          {
            story,
            creator: creators.get(creatorId),
            publication: publications.get(publicationId),
            mark: markOf(row),
          },
        ];
  });
}

/** With its stories come the rows of their owners. */
export const storyLoader = loaderById(async (database, ids, loaders) => {
  const found = await loadStories(database, ids);
  for (const { creator, publication, mark } of found) {
    if (creator) loaders.get(personLoader).prime(creator.id, creator);
    if (creator) loaders.get(markLoader).prime(creator.id, mark);
    if (publication) loaders.get(publicationLoader).prime(publication.id, publication);
  }
  return found.map(({ story }) => story);
});
