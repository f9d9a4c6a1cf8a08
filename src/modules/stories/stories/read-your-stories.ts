import { countWords } from '#shared/story/count-words.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { readingMinutes } from '#shared/story/reading-time.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { MOST_SEARCHED, ownPage, type OwnSearch } from '#modules/ground/own-search.ts';
import { type Feed, HIGHEST, LOWEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { YourStoriesFilter } from './read-story-settings.ts';
import type { Story } from './story.ts';
import { STORY_WORDS } from './story-words.ts';
import { storyLoader } from './kept-stories.ts';

/** One of the viewer's own stories, with the words that were written last. */
export type YourStory = {
  readonly story: Story;
  readonly title: string;
  readonly subtitle: string;
  readonly wordCount: number;
  readonly readingMinutes: number;
  readonly updatedAt: Date;
  readonly hasUnpublishedChanges: boolean;
};

const epoch = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::bigint`;

type Filter = { readonly condition: string; readonly key: string; readonly isSoonestFirst?: boolean };

/** Responses are stories of no kind: `yourResponses` gives them. */
const filters: Readonly<Record<YourStoriesFilter, Filter>> = {
  DRAFTS: { condition: "s.state = 'draft' and s.scheduled_at is null", key: epoch('s.updated_at') },
  SCHEDULED: {
    condition: "s.state = 'draft' and s.scheduled_at is not null",
    key: epoch('s.scheduled_at'),
    isSoonestFirst: true,
  },
  PUBLIC: { condition: "s.state in ('published', 'suspended') and s.visibility <> 'unlisted'", key: 's.sort_key' },
  UNLISTED: { condition: "s.state in ('published', 'suspended') and s.visibility = 'unlisted'", key: 's.sort_key' },
  DELETED: { condition: 's.trashed_at is not null', key: epoch('s.trashed_at') },
};

function statementOf(name: YourStoriesFilter): KeysetStatement {
  const { condition, key, isSoonestFirst = false } = filters[name];
  const [comparison, direction] = isSoonestFirst ? ['>', 'asc'] : ['<', 'desc'];
  return {
    name: `your_posts_${name.toLowerCase()}`,
    text: `
      select s.id, ${key} as key from story_author a join story s on s.id = a.story_id
      where a.person_id = o.id and ${condition} and (${key}, s.id) ${comparison} ($2::bigint, $3)
      order by ${key} ${direction}, s.id ${direction}`,
    start: isSoonestFirst ? LOWEST : HIGHEST,
  };
}

/** Drafts are found by what is written in them last. */
const search: OwnSearch = {
  name: 'your_posts_search',
  text: `
    select s.id, concat_ws(' ', d.title, d.subtitle, ${STORY_WORDS}, s.excerpt) as text
    from story_author a join story s on s.id = a.story_id left join story_draft d on d.story_id = s.id
    where a.person_id = $1 order by s.updated_at desc limit ${MOST_SEARCHED}`,
};

/** The viewer's own stories in one state, whatever others see of them (WRITE-5); of a search what bears its words. */
export function readYourStories(
  context: ReadContext,
  filter: YourStoriesFilter,
  page: Page,
  query?: string | null,
): Promise<Feed<YourStory>> {
  const list = { search, statement: statementOf(filter), column: 's.id', query };
  return ownPage(context, list, ({ personId, statement }) => readStoriesBy(context, statement, personId, page));
}

async function readStoriesBy(
  context: ReadContext,
  statement: KeysetStatement,
  personId: string,
  page: Page,
): Promise<Feed<YourStory>> {
  const { loaders } = context;
  const cut = cutPage(await keysetRows(context, statement, personId, page), page);
  const ids = cut.items.map(({ id }) => id);
  const [stories, written] = await Promise.all([
    Promise.all(ids.map((id) => loaders.get(storyLoader).load(id))),
    loadWritten(context, ids),
  ]);
  const items = stories.flatMap((story) => (story === undefined ? [] : [present(story, written.get(story.id))]));
  return mapFeed(cut, items);
}

type Written = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updatedAt: Date;
  /** Of what readers do not see, or do not see yet. */
  readonly document: StoryDocument;
};

/** What was written after what readers see. */
const WRITTEN = `
  select d.story_id as id, d.title, d.subtitle, d.updated_at as "updatedAt", d.document
  from story_draft d where d.story_id = any($1) and d.revision is distinct from d.published_revision`;

async function loadWritten({ database }: ReadContext, ids: readonly string[]): Promise<ReadonlyMap<string, Written>> {
  const rows = await database.query<Written>('your_posts_written', WRITTEN, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

function present(story: Story, written: Written | undefined): YourStory {
  const { title, subtitle, wordCount, updatedAt, language } = story;
  const isSeen = story.firstPublishedAt !== null || story.isUndated;
  const minutes = story.readingMinutes;
  const known = { story, title, subtitle, wordCount, readingMinutes: minutes, updatedAt, hasUnpublishedChanges: false };
  if (written === undefined) return known;
  const { document } = written;
  return {
    ...known,
    title: written.title,
    subtitle: written.subtitle,
    updatedAt: written.updatedAt,
    wordCount: countWords(plainText(document), language),
    readingMinutes: readingMinutes(document, language),
    hasUnpublishedChanges: isSeen && story.state === 'published',
  };
}

export type YourStoryCounts = {
  readonly drafts: number;
  readonly scheduled: number;
  readonly public: number;
  readonly responses: number;
  readonly unlisted: number;
  readonly deleted: number;
  readonly submissions: number;
};

const countOf = (name: YourStoriesFilter): string =>
  `count(*) filter (where ${filters[name].condition})::int as "${name.toLowerCase()}"`;

const COUNTS = `
  select ${(['DRAFTS', 'SCHEDULED', 'PUBLIC', 'UNLISTED', 'DELETED'] as const).map(countOf).join(', ')},
    (select count(*) from response r where r.author_id = $1 and r.deleted_at is null)::int as responses,
    (select count(*) from submission t where t.writer_id = $1)::int as submissions
  from story_author a join story s on s.id = a.story_id where a.person_id = $1`;

/** How many there are of each, of the viewer's responses, and of what they submitted. */
export async function countYourStories({ database, viewer }: ReadContext): Promise<YourStoryCounts | null> {
  if (viewer === null) return null;
  const [counts] = await database.query<YourStoryCounts>('your_post_counts', COUNTS, [viewer.personId]);
  return counts ?? null;
}
