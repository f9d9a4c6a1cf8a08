import { type Cursor, HIGHEST, LOWEST, type Page, statementLimit } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { SortKeyRange } from './sort-key.ts';

/** Where the newest stories are looked for; each has an index that serves filter and order. */
export type StoryScope =
  | { readonly kind: 'site' }
  | { readonly kind: 'publication' | 'author' | 'tag' | 'image' | 'section'; readonly id: string }
  | { readonly kind: 'tagInPublication'; readonly id: string; readonly tagId: string };

type Source = { readonly table: string; readonly id: string; readonly condition: string };

const sources: Readonly<Record<StoryScope['kind'], Source>> = {
  site: { table: 'story', id: 'id', condition: 'is_listed' },
  publication: { table: 'story', id: 'id', condition: 'is_listed and publication_id = $5' },
  author: { table: 'story_author', id: 'story_id', condition: 'is_listed and person_id = $5' },
  tag: { table: 'story_tag', id: 'story_id', condition: 'is_listed and tag_id = $5' },
  image: { table: 'story_image', id: 'story_id', condition: 'is_listed and image_id = $5' },
  section: { table: 'publication_section_story', id: 'story_id', condition: 'section_id = $5' },
  tagInPublication: {
    table: 'story_tag',
    id: 'story_id',
    condition: 'is_listed and publication_id = $5 and tag_id = $6',
  },
};

/**
 * The ids of the newest stories of a scope, with their places. `range` narrows them to a time;
 * answers with one row more than the page where there is a next page.
 */
export function newestStories(
  context: ReadContext,
  scope: StoryScope,
  page: Page,
  range?: SortKeyRange,
): Promise<readonly Cursor[]> {
  const { table, id, condition } = sources[scope.kind];
  const limit = statementLimit(page);
  const text = `
    select ${id} as id, sort_key as key from ${table}
    where ${condition} and sort_key >= $1 and sort_key < $2 and (sort_key, ${id}) < ($3, $4)
    order by sort_key desc, ${id} desc limit ${limit}`;
  const after = page.after ?? HIGHEST;
  const values: unknown[] = [range?.from ?? LOWEST.key, range?.before ?? HIGHEST.key, after.key, after.id];
  if (scope.kind !== 'site') values.push(scope.id);
  if (scope.kind === 'tagInPublication') values.push(scope.tagId);
  return context.database.query<Cursor>(`story_newest_${scope.kind}_${limit}`, text, values);
}
