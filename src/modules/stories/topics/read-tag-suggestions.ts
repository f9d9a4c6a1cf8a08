import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import { type Tag, tagColumns } from './tag.ts';
import { tagLoader } from './load-tags.ts';

/** As many as fit below a field without scrolling. */
const MOST = 6;

/** After every text that begins with what stands before it. */
const HIGHEST_LETTER = '\u{10FFFF}';

// A range of the index on slugs; the order of a database that is not ours may let others into it.
const SUGGESTIONS = `
  select ${columnList('t', tagColumns)} from tag t
  where t.slug >= $1 and t.slug < $2 and starts_with(t.slug, $1) and t.story_count > 0
  order by t.story_count desc, t.slug limit ${MOST}`;

/** Tags that have stories and begin as what is typed (rule 3), those with the most first. */
export async function readTagSuggestions(context: ReadContext, prefix: string): Promise<readonly Tag[]> {
  const slug = slugifyAnyScript(prefix);
  if (slug === '') return [];
  const range = [slug, slug + HIGHEST_LETTER];
  const tags = await context.database.query<Tag>('tag_suggestions', SUGGESTIONS, range);
  for (const tag of tags) context.loaders.get(tagLoader).prime(tag.id, tag);
  return tags;
}
