import { slugify } from '#shared/text/slugify.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { draftColumns } from '#modules/stories/drafts/told-columns.ts';
import { storyColumns } from '#modules/stories/stories/told-columns.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { type ArchiveEntry, jsonEntry, textEntry } from './archive-entry.ts';
import { type ArchiveScope, scopeId } from './archive-manifest.ts';
import { type FrontMatterFacts, storyFrontMatter } from './story-front-matter.ts';
import { storiesOf } from './tables/scopes.ts';

const STORY = `
  select ${columnList('s', storyColumns)}, s.author_ids as "authorIds", s.tag_ids as "tagIds",
    s.publication_id as "publicationId", s.creator_id as "creatorId",
    (select coalesce(json_agg(t.title order by o.place), '[]') from unnest(s.tag_ids) with ordinality o (id, place)
      join tag t on t.id = o.id) as tags,
    (select json_agg(p.username order by o.place) from unnest(s.author_ids) with ordinality o (id, place)
      join person p on p.id = o.id) as authors,
    (select json_agg(p.name order by o.place) from unnest(s.author_ids) with ordinality o (id, place)
      join person p on p.id = o.id) as "authorNames",
    (select p.slug from publication p where p.id = s.publication_id) as publication,
    (select json_build_object('id', r.id, 'slug', r.slug, 'title', r.title, 'place', e.place)
      from series r join series_entry e on e.series_id = r.id and e.story_id = s.id where r.id = s.series_id) as series,
    (select coalesce(json_agg(o.path order by o.path), '[]') from old_address o where o.story_id = s.id) as "oldAddresses",
    (select coalesce(json_object_agg(i.id, i.format), '{}') from image i where i.id = s.cover_image_id or i.id in (
      select image_id from story_image where story_id = s.id
      union select image_id from draft_image where story_id = s.id)) as formats,
    b.document
  from story s left join story_body b on b.story_id = s.id where s.id = $1`;

/** Whether it says the same as what is published; an import may have brought that anew: then it is no draft. */
const DRAFT = `
  select ${columnList('d', draftColumns)}, d.published_revision is not distinct from d.revision and exists (
      select from story_body b where b.story_id = d.story_id) as "isPublished"
  from story_draft d where d.story_id = $1`;

const VERSIONS = `
  select v.id, v.revision, v.kind, v.title, v.subtitle, v.document, v.preview_break as "previewBreak",
    v.word_count as "wordCount", v.person_id as "personId", v.created_at as "createdAt"
  from story_version v where v.story_id = $1 order by v.created_at, v.id`;

type Written = { readonly title: string; readonly subtitle: string; readonly document: StoryDocument };
type DraftRow = Written & { readonly isPublished: boolean; readonly revision: number };
type StoryRow = FrontMatterFacts & {
  readonly id: string;
  /** Of the pictures, by id. */
  readonly formats: Readonly<Record<string, string>>;
  /** What readers get or got; null where nothing was ever published. */
  readonly document: StoryDocument | null;
};

/**
 * Every story of a scope, drafts and trash too: as JSON with its whole body, and as Markdown; of a person as a
 * page as well. Changes that nobody has published yet stand beside the story that readers have, in files that
 * end in `-draft`.
 */
export async function* readStories(
  context: CommandContext,
  scope: ArchiveScope,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const { database } = context;
  const ids = `${storiesOf[scope.kind]} order by s.id`;
  for (const { id } of await database.query<{ id: string }>(`archive_ids_${scope.kind}`, ids, [scopeId(scope)])) {
    const [story] = await database.query<StoryRow>('archive_story', STORY, [id]);
    if (story === undefined) continue;
    // What a publication shows is its own; what its writers did not publish is theirs.
    const [draftRow] = scope.kind === 'publication' ? [] : await database.query<DraftRow>('archive_draft', DRAFT, [id]);
    const versions = scope.kind === 'publication' ? [] : await database.query('archive_versions', VERSIONS, [id]);
    const { formats: _formats, authorNames: _names, ...facts } = story;
    const { title, subtitle, document } = story;
    const published = document === null ? undefined : { title, subtitle, document };
    const { isPublished = true, ...draft } = draftRow ?? {};
    const changes = isPublished ? undefined : (draft as DraftRow);
    const text = published ?? changes;
    const name = [slugify(text?.title ?? story.title, 60), id].filter(Boolean).join('-');
    const isChanged = published !== undefined && changes !== undefined;
    yield jsonEntry(`stories/${name}.json`, {
      ...facts,
      ...(text !== undefined && { title: text.title, subtitle: text.subtitle, document: text.document }),
      isPublishedText: published !== undefined,
      draft: isChanged ? changes : null,
      draftFacts: draftRow === undefined ? null : factsOf(draftRow),
      versions,
    });
    if (text !== undefined) yield* asText(context, scope, name, story, text, false);
    if (isChanged) yield* asText(context, scope, `${name}-draft`, story, changes, true);
  }
}

function factsOf({ title: _title, subtitle: _subtitle, document: _document, ...facts }: DraftRow) {
  return facts;
}

async function* asText(
  { config }: CommandContext,
  scope: ArchiveScope,
  name: string,
  story: StoryRow,
  written: Written,
  isDraft: boolean,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const { formats, language } = story;
  const imagePath = (imageId: string) => `../images/${imageId}.${formats[imageId] ?? 'webp'}`;
  const address = `${config.siteUrl}/p/${story.id}`;
  const cover = story.coverImageId === null ? undefined : imagePath(story.coverImageId);
  const matter = storyFrontMatter(story, written, { address, cover, isDraft });
  yield textEntry(`stories/${name}.md`, matter + renderMarkdown(written.document, { imagePath }));
  if (scope.kind !== 'person') return;
  const { siteUrl } = config;
  const { html } = await renderBody(written.document, { target: 'export', language, siteUrl, imagePath });
  yield textEntry(`pages/${name}.html`, pageOf(written, language, html));
}

function pageOf({ title, subtitle }: Written, language: string, html: string): string {
  const head = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`;
  return `${head}<body><article><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p>${html}</article></body></html>\n`;
}
