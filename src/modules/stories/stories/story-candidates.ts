import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, HIGHEST, LOWEST, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { gather } from './gather-candidates.ts';
import type { SortKeyRange } from './sort-key.ts';

/** Where the newest stories are looked for; each has an index that serves filter and order. */
export type StoryScope =
  | { readonly kind: 'site' }
  | { readonly kind: 'publication' | 'author' | 'tag' | 'image' | 'section'; readonly id: string }
  | { readonly kind: 'tagInPublication'; readonly id: string; readonly tagId: string };

type Source = { readonly table: string; readonly id: string; readonly condition: string };

const sources: Readonly<Record<StoryScope['kind'], Source>> = {
  site: { table: 'story', id: 'id', condition: 'is_listed' },
  publication: { table: 'story', id: 'id', condition: 'is_listed and publication_id = o.id' },
  author: { table: 'story_author', id: 'story_id', condition: 'is_listed and person_id = o.id' },
  tag: { table: 'story_tag', id: 'story_id', condition: 'is_listed and tag_id = o.id' },
  image: { table: 'story_image', id: 'story_id', condition: 'is_listed and image_id = o.id' },
  section: { table: 'publication_section_story', id: 'story_id', condition: 'section_id = o.id' },
  tagInPublication: {
    table: 'story_tag',
    id: 'story_id',
    condition: 'is_listed and publication_id = o.id and tag_id = $5',
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
  const from = range?.from ?? LOWEST.key;
  const statement: KeysetStatement = {
    name: `story_newest_${scope.kind}`,
    text: `
      select t.${id} as id, t.sort_key as key from ${table} t
      where ${condition} and (t.sort_key, t.${id}) < ($2::bigint, $3) and t.sort_key >= $4
      order by t.sort_key desc, t.${id} desc`,
    start: HIGHEST,
    values: scope.kind === 'tagInPublication' ? [from, scope.tagId] : [from],
  };
  const ownerId = scope.kind === 'site' ? 'site' : scope.id;
  return gather(context, keysetRows(context, statement, ownerId, startInside(page, range)));
}

/** The end of the range becomes the place to start from: as a condition of its own it would be a filter over all later stories. */
function startInside(page: Page, range: SortKeyRange | undefined): Page {
  if (range === undefined || (page.after !== null && page.after.key < range.before)) return page;
  return { ...page, after: { key: range.before, id: '' } };
}
