import { slugify } from '#shared/text/slugify.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { draftColumns, storyColumns } from '#modules/moving/accounts/told-columns.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { type ArchiveEntry, jsonEntry, textEntry } from './archive-entry.ts';
import { STORIES_OF } from './stories-of.ts';

const STORY = `
  select ${columnList('s', storyColumns)},
    (select coalesce(json_agg(t.title order by o.place), '[]') from unnest(s.tag_ids) with ordinality o (id, place)
      join tag t on t.id = o.id) as tags,
    (select json_agg(p.username order by o.place) from unnest(s.author_ids) with ordinality o (id, place)
      join person p on p.id = o.id) as authors,
    (select p.slug from publication p where p.id = s.publication_id) as publication,
    (select json_build_object('slug', r.slug, 'title', r.title, 'place', e.place)
      from series r join series_entry e on e.series_id = r.id and e.story_id = s.id where r.id = s.series_id) as series,
    (select coalesce(json_agg(o.path order by o.path), '[]') from old_address o where o.story_id = s.id) as "oldAddresses",
    (select coalesce(json_object_agg(i.id, i.format), '{}') from image i where i.id in (
      select image_id from story_image where story_id = s.id
      union select image_id from draft_image where story_id = s.id)) as formats,
    b.document
  from story s left join story_body b on b.story_id = s.id where s.id = $1`;

/** Where it says the same as what is published, an import may have brought that anew: it is no draft then. */
const DRAFT = `
  select ${columnList('d', draftColumns)} from story_draft d where d.story_id = $1
    and (d.published_revision is distinct from d.revision
      or not exists (select from story_body b where b.story_id = d.story_id))`;

type Written = { readonly title: string; readonly subtitle: string; readonly document: StoryDocument };
type StoryRow = Omit<Written, 'document'> & {
  readonly id: string;
  readonly language: string;
  readonly firstPublishedAt: Date | null;
  readonly tags: readonly string[];
  /** Of the pictures, by id. */
  readonly formats: Readonly<Record<string, string>>;
  /** What readers get or got; null where nothing was ever published. */
  readonly document: StoryDocument | null;
};

/**
 * Every story of a person, drafts and trash too: as JSON with its whole body, as a page and as Markdown. Changes
 * that nobody has published yet stand beside the story that readers have, in files that end in `-draft`.
 */
export async function* readStoriesOf(
  { database, config }: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  for (const { id } of await database.query<{ id: string }>('archive_story_ids', STORIES_OF, [personId])) {
    const [story] = await database.query<StoryRow>('archive_story', STORY, [id]);
    if (story === undefined) continue;
    const [draft] = await database.query<Written>('archive_draft', DRAFT, [id]);
    const { formats: _formats, ...facts } = story;
    const { title, subtitle, document } = story;
    const published = document === null ? undefined : { title, subtitle, document };
    const text = published ?? draft;
    const name = `stories/${[slugify(text?.title ?? story.title, 60), id].filter(Boolean).join('-')}`;
    const isChanged = published !== undefined && draft !== undefined;
    yield jsonEntry(`${name}.json`, { ...facts, ...text, draft: isChanged ? draft : null });
    if (text !== undefined) yield* asText(name, story, text, config.siteUrl);
    if (isChanged) yield* asText(`${name}-draft`, story, draft, config.siteUrl);
  }
}

async function* asText(
  name: string,
  story: StoryRow,
  written: Written,
  siteUrl: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const { formats, language } = story;
  const imagePath = (imageId: string) => `../images/${imageId}.${formats[imageId] ?? 'webp'}`;
  const { html } = await renderBody(written.document, { target: 'export', language, siteUrl, imagePath });
  yield textEntry(`${name}.html`, pageOf(written, language, html));
  yield textEntry(`${name}.md`, frontMatter(story, written) + renderMarkdown(written.document, { imagePath }));
}

function pageOf({ title, subtitle }: Written, language: string, html: string): string {
  const head = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`;
  return `${head}<body><article><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p>${html}</article></body></html>\n`;
}

/** A text in double quotes is YAML as it is JSON. */
function frontMatter({ language, firstPublishedAt, tags }: StoryRow, { title, subtitle }: Written): string {
  const values = { title, subtitle, language, date: firstPublishedAt, tags };
  return `---\n${Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;
}
