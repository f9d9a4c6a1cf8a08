import type { Database } from '#platform/database/database.ts';
import { columnList, columnPicker } from '#modules/ground/column-list.ts';
import { markColumns, type MarkRow } from '#modules/money/memberships/membership-mark.ts';
import { type Person, personColumns } from '#modules/people/people/person.ts';
import { type Publication, publicationColumns } from '#modules/stories/publications/publication.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Story, storyColumns } from './story.ts';

/** A story with the person and the publication that every card of it shows. */
export type StoryWithOwners = {
  readonly story: Story;
  readonly creator: Person | undefined;
  readonly publication: Publication | undefined;
  /** Of the creator; undefined for who never was a member. */
  readonly mark: MarkRow | undefined;
};

/** Which writing of each row it is: what was read before of the same is not read again (`kept-stories.ts`). */
const VERSIONS = 's.xmin as "s_version", c.xmin as "c_version", p.xmin as "p_version", cm.xmin as "m_version"';

/** What finds kept stories, for a statement that joins their owners by `OWNERS`. */
export const STORY_VERSIONS = `s.id as "s_id", ${VERSIONS}`;

/** Columns of a story `s` with its owners. */
const STORY_WITH_OWNERS = `${columnList('s', storyColumns, 's_')}, ${columnList('c', personColumns, 'c_')},
    ${columnList('p', publicationColumns, 'p_')}, ${columnList('cm', markColumns, 'm_')}`;

/** Joins the owners of a story `s`. */
export const OWNERS = `
  join person c on c.id = s.creator_id
  left join membership cm on cm.person_id = c.id
  left join publication p on p.id = s.publication_id`;

const TEXT = `select ${STORY_WITH_OWNERS}, ${VERSIONS} from story s ${OWNERS} where s.id = any($1)`;

const storyOf = columnPicker(storyColumns, 's_');
const creatorOf = columnPicker(personColumns, 'c_');
const markOf = columnPicker(markColumns, 'm_');
const publicationOf = columnPicker(publicationColumns, 'p_');

/** A row of `STORY_VERSIONS`; null where the join found nothing. */
export type StoryVersions = {
  readonly s_id: string;
  readonly s_version: string;
  readonly c_version: string;
  readonly p_version: string | null;
  readonly m_version: string | null;
};

type Row = Readonly<Record<string, unknown>> & StoryVersions;

/** One statement for any number of stories; those that are not there are left out. */
export async function loadStories(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly StoryWithOwners[]> {
  return (await readStoryRows(database, ids)).map(({ found }) => found);
}

/** The same with the versions of their rows. Owners that stories share are made once. */
export async function readStoryRows(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly { readonly found: StoryWithOwners; readonly versions: StoryVersions }[]> {
  const creators = new Map<unknown, Person | undefined>();
  const publications = new Map<unknown, Publication | undefined>();
  return (await database.query<Row>('story_load', TEXT, [ids])).flatMap((row) => {
    const { c_id: creatorId, p_id: publicationId } = row;
    if (!creators.has(creatorId)) creators.set(creatorId, creatorOf(row));
    if (!publications.has(publicationId)) publications.set(publicationId, publicationOf(row));
    const story = storyOf(row);
    if (story === undefined) return [];
    const owners = {
      creator: creators.get(creatorId),
      publication: publications.get(publicationId),
      mark: markOf(row),
    };
    return [{ found: { story, ...owners }, versions: row }];
  });
}
