import type { Database } from '#platform/database/database.ts';
import { columnList, columnPicker } from '#modules/column-list.ts';
import { type Person, personColumns } from '#modules/people/person.ts';
import { type Publication, publicationColumns } from '#modules/publications/publication.ts';
import type { Tables } from '#modules/tables.ts';
import { type Story, storyColumns } from './story.ts';

/** A story with the person and the publication that every card of it shows. */
export type StoryWithOwners = {
  readonly story: Story;
  readonly creator: Person | undefined;
  readonly publication: Publication | undefined;
};

const TEXT = `
  select ${columnList('s', storyColumns, 's_')}, ${columnList('c', personColumns, 'c_')},
    ${columnList('p', publicationColumns, 'p_')}
  from story s
  join person c on c.id = s.creator_id
  left join publication p on p.id = s.publication_id
  where s.id = any($1)`;

const storyOf = columnPicker(storyColumns, 's_');
const creatorOf = columnPicker(personColumns, 'c_');
const publicationOf = columnPicker(publicationColumns, 'p_');

/** One statement for any number of stories; those that are not there are left out. */
export async function loadStories(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly StoryWithOwners[]> {
  const rows = await database.query<Record<string, unknown>>('story_load', TEXT, [ids]);
  return rows.flatMap((row) => {
    const story = storyOf(row);
    return story === undefined ? [] : [{ story, creator: creatorOf(row), publication: publicationOf(row) }];
  });
}
