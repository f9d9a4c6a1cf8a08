import { slugify } from '#shared/text/slugify.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { type ArchiveEntry, jsonEntry, textEntry } from './archive-entry.ts';

const IDS = `
  select a.story_id as id from story_author a where a.person_id = $1
  union select s.id from story s where s.creator_id = $1 order by id`;

const STORY = `
  select s.id, s.title, s.subtitle, s.slug, s.language, s.state, s.visibility, s.license,
    s.canonical_url as "canonicalUrl", s.first_published_at as "firstPublishedAt",
    s.latest_published_at as "latestPublishedAt", s.created_at as "createdAt", s.updated_at as "updatedAt",
    s.cover_image_id as "coverImageId", s.seo_title as "seoTitle", s.seo_description as "seoDescription",
    (select coalesce(json_agg(t.title order by o.place), '[]') from unnest(s.tag_ids) with ordinality o (id, place)
      join tag t on t.id = o.id) as tags,
    (select json_agg(p.username order by o.place) from unnest(s.author_ids) with ordinality o (id, place)
      join person p on p.id = o.id) as authors,
    (select p.slug from publication p where p.id = s.publication_id) as publication,
    (select coalesce(json_object_agg(i.id, i.format), '{}') from story_image si join image i on i.id = si.image_id
      where si.story_id = s.id) as formats,
    b.document, r.page_html as html
  from story s left join story_body b on b.story_id = s.id left join story_rendering r on r.story_id = s.id
  where s.id = $1`;

type StoryRow = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly firstPublishedAt: Date | null;
  readonly tags: readonly string[];
  /** Of the pictures, by id. */
  readonly formats: Readonly<Record<string, string>>;
  readonly document: StoryDocument | null;
  readonly html: string | null;
};

/** Every story of a person, drafts and trash too: as JSON with its whole body, as a page and as Markdown. */
export async function* readStoriesOf(
  { database }: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  for (const { id } of await database.query<{ id: string }>('archive_story_ids', IDS, [personId])) {
    const [story] = await database.query<StoryRow>('archive_story', STORY, [id]);
    if (story === undefined) continue;
    const { html, formats, ...facts } = story;
    const name = `stories/${[slugify(story.title, 60), id].filter(Boolean).join('-')}`;
    yield jsonEntry(`${name}.json`, facts);
    yield textEntry(`${name}.html`, pageOf(story, html ?? ''));
    if (story.document === null) continue;
    const imagePath = (imageId: string) => `../images/${imageId}.${formats[imageId] ?? 'webp'}`;
    yield textEntry(`${name}.md`, frontMatter(story) + renderMarkdown(story.document, { imagePath }));
  }
}

function pageOf({ title, subtitle, language }: StoryRow, html: string): string {
  const head = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`;
  return `${head}<body><article><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p>${html}</article></body></html>\n`;
}

/** A text in double quotes is YAML as it is JSON. */
function frontMatter({ title, subtitle, language, firstPublishedAt, tags }: StoryRow): string {
  const values = { title, subtitle, language, date: firstPublishedAt, tags };
  return `---\n${Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;
}
