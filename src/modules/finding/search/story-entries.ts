import type { Database } from '#platform/database/database.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { previewDocument } from '#modules/stories/stories/preview-document.ts';
import type { StoryVisibility } from '#modules/stories/stories/stories.tables.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type SearchEntry, weigh } from './search-entry.ts';

type Row = {
  readonly id: string;
  readonly creatorId: string;
  readonly authorIds: readonly string[];
  readonly publicationId: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly visibility: StoryVisibility;
  readonly previewBreak: string | null;
  readonly publishedAt: Date | null;
  readonly firstPublishedAt: Date | null;
  readonly readingMinutes: number;
  readonly wordCount: number;
  readonly clapCount: number;
  readonly responseCount: number;
  readonly document: StoryDocument | null;
  readonly authors: readonly string[] | null;
  readonly tags: readonly { readonly slug: string; readonly title: string }[] | null;
  readonly publication: string | null;
  readonly countries: readonly string[] | null;
  readonly clicks: number;
};

const TEXT = `
  select s.id, s.creator_id as "creatorId", s.author_ids as "authorIds", s.publication_id as "publicationId", s.title,
    s.subtitle, s.language, s.visibility, s.preview_break as "previewBreak", s.latest_published_at as "publishedAt",
    s.first_published_at as "firstPublishedAt", s.reading_minutes as "readingMinutes", s.word_count as "wordCount",
    s.clap_count as "clapCount", s.response_count as "responseCount", b.document,
    (select array_agg(p.name) from person p where p.id = any(s.author_ids)) as authors,
    (select json_agg(json_build_object('slug', t.slug, 'title', t.title)) from tag t where t.id = any(s.tag_ids)) as tags,
    (select c.name from publication c where c.id = s.publication_id) as publication,
    (select array_agg(w.country) from story_withholding w where w.story_id = s.id) as countries,
    (select coalesce(sum(k.click_count), 0)::integer from search_click_count k
      where k.kind = 'post' and k.query_key = '' and k.object_id = s.id) as clicks
  from story s
  join person m on m.id = s.creator_id
  left join story_body b on b.story_id = s.id
  where s.id = any($1) and s.is_listed and s.state = 'published' and m.state = 'active'`;

/** What is searched of stories, of those that may be found at all; what is behind a lock stands apart. */
export async function storyEntries(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly SearchEntry[]> {
  const rows = await database.query<Row>('search_story_entries', TEXT, [ids]);
  return rows.flatMap((row) => (row.countries?.includes('') ? [] : [entryOf(row)]));
}

function entryOf(row: Row): SearchEntry {
  const { document } = row;
  const isLocked = row.visibility === 'locked';
  const free = document !== null && isLocked ? previewDocument(document, row.previewBreak) : document;
  const tags = row.tags ?? [];
  return {
    id: row.id,
    makerId: row.creatorId,
    title: row.title,
    names: [],
    subtitle: [row.subtitle, ...(row.authors ?? []), ...tags.map(({ title }) => title), row.publication ?? ''].join(
      '\n',
    ),
    body: free === null ? '' : plainText(free),
    lockedBody: document !== null && isLocked ? plainText(document) : null,
    freeText: free === null ? '' : plainText(free).slice(0, excerptLength),
    facets: [
      ...row.authorIds.map((id) => `authorId:${id}`),
      ...(row.publicationId === null ? [] : [`collectionId:${row.publicationId}`]),
      ...tags.map(({ slug }) => `tags:${slug}`),
      ...(row.countries ?? []).map((country) => `withheldIn:${country}`),
      `language:${row.language}`,
      `isLocked:${isLocked}`,
    ],
    numbers: {
      latestPublishedAt: row.publishedAt?.getTime() ?? 0,
      firstPublishedAt: row.firstPublishedAt?.getTime() ?? 0,
      readingTime: row.readingMinutes,
      wordCount: row.wordCount,
      clapCount: row.clapCount,
      responseCount: row.responseCount,
    },
    score: 0.5 * weigh(row.clapCount) + 0.5 * weigh(row.clicks) + recency(row.firstPublishedAt),
  };
}

const YEAR = 365.25 * 24 * 3_600_000;
const BEGINNING = Date.UTC(2000, 0, 1);
/** Own judgement: three years weigh as much as twice the claps. */
const A_YEAR = 0.17;

/** Later is more, and what is published stays as it is while others come. */
function recency(publishedAt: Date | null): number {
  return publishedAt === null ? 0 : A_YEAR * Math.max(0, (publishedAt.getTime() - BEGINNING) / YEAR);
}

/** Own judgement: characters of a text that are kept for snippets. */
const excerptLength = 20_000;
