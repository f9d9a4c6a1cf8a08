import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import {
  type Cursor,
  cutPage,
  emptyFeed,
  type Feed,
  HIGHEST,
  LOWEST,
  mapFeed,
  type Page,
} from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { lookUpAll } from '#modules/stories/stories/find-story.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { amongFew, amongMany, wordPatterns } from './search-publication-stories.ts';

export type PublicationStoriesFilter = 'PUBLISHED' | 'SCHEDULED' | 'UNLISTED' | 'FEATURED';

/** A story as those see it who run its publication. */
export type PublicationStory = {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly authorIds: readonly string[];
  /** Null while it waits for its time: of a draft nobody else sees more than is told here. */
  readonly story: Story | null;
  readonly scheduledAt: Date | null;
  readonly scheduleTimeZone: string | null;
  readonly isFeatured: boolean;
};

const newestFirst = (name: string, condition: string): KeysetStatement => ({
  name: `publication_stories_${name}`,
  text: `
    select s.id, s.sort_key as key from story s
    where s.publication_id = o.id and ${condition} and (s.sort_key, s.id) < ($2::bigint, $3)
    order by s.sort_key desc, s.id desc`,
  start: HIGHEST,
});

type Filter = {
  readonly statement: KeysetStatement;
  /** SQL of the words of the title that is shown, where it is not that of the story. */
  readonly titleWords?: string;
};

const WAITS = "s.state = 'draft' and s.scheduled_at is not null";

/** The conditions are spelled as the indexes spell them. */
const filters: Readonly<Record<PublicationStoriesFilter, Filter>> = {
  PUBLISHED: { statement: newestFirst('published', 's.is_listed') },
  UNLISTED: { statement: newestFirst('unlisted', "s.state = 'published' and s.visibility = 'unlisted'") },
  SCHEDULED: {
    statement: {
      name: 'publication_stories_scheduled',
      text: `
        select s.id, (extract(epoch from s.scheduled_at) * 1000)::float8 as key from story s
        where s.publication_id = o.id and ${WAITS} and (s.scheduled_at, s.id) > ($2::timestamptz, $3)
        order by s.scheduled_at, s.id`,
      start: LOWEST,
      keyValue: timeOfKey,
    },
    titleWords: '(select folded_words(d.title) from story_draft d where d.story_id = s.id)',
  },
  FEATURED: {
    statement: {
      name: 'publication_stories_featured',
      text: `
        select s.id, f.position as key from publication_featured_story f
        join story s on s.id = f.story_id and s.publication_id = o.id and s.is_listed
        where f.publication_id = o.id and f.position > $2 and $3::text is not null
        order by f.position`,
      start: { key: -1, id: '' },
    },
  },
};

type Wanted = {
  readonly publicationId: string;
  readonly filter: PublicationStoriesFilter;
  readonly query: string | null | undefined;
  readonly page: Page;
};

/** Stories of a publication for its owner and editors, and nobody else (rule 67); of a search what bears its words. */
export async function readPublicationStories(
  context: ReadContext,
  { publicationId, filter, query, page }: Wanted,
): Promise<Feed<PublicationStory>> {
  if (!viewerMay(context, publicationId, 'arrange stories')) return emptyFeed;
  const patterns = wordPatterns(query);
  if (patterns?.length === 0) return emptyFeed;
  const cut = cutPage(await findCandidates(context, { publicationId, filter, page }, patterns), page);
  return mapFeed(
    cut,
    await load(
      context,
      publicationId,
      cut.items.map(({ id }) => id),
    ),
  );
}

/** Own judgement: words that most titles bear fill a page with so many of the newest, before anything is counted. */
const NEWEST = 400;
const newest: KeysetStatement = {
  name: 'publication_stories_newest',
  text: `
    select s.id, s.sort_key as key from (
      select t.id, t.sort_key, t.title_words, t.author_ids from story t
      where t.publication_id = o.id and t.is_listed and (t.sort_key, t.id) < ($2::bigint, $3)
      order by t.sort_key desc, t.id desc limit ${NEWEST}
    ) s where true order by s.sort_key desc, s.id desc`,
  start: HIGHEST,
};

async function findCandidates(
  context: ReadContext,
  { publicationId, filter, page }: Omit<Wanted, 'query'>,
  patterns: readonly string[] | null,
): Promise<readonly Cursor[]> {
  const { statement, titleWords = 's.title_words' } = filters[filter];
  const rowsOf = (one: KeysetStatement) => keysetRows(context, one, publicationId, page);
  if (patterns === null) return rowsOf(statement);
  const searched = { titleWords, isWriter: 'p.id = any(s.author_ids)' };
  if (filter !== 'PUBLISHED') return rowsOf(amongFew(statement, searched, patterns));
  const rows = await rowsOf(amongFew(newest, searched, patterns));
  if (rows.length > page.size) return rows;
  return rowsOf(await amongMany(context, statement.start, publicationId, patterns));
}

/** One story by its id, where it stands in the publication or waits for its time there; null for everybody else. */
export async function findPublicationStory(
  context: ReadContext,
  publicationId: string,
  storyId: string,
): Promise<PublicationStory | null> {
  const [found] = await findPublicationStories(context, publicationId, [storyId]);
  return found ?? null;
}

/** The same of several, in the order of their ids; those that are not there are left out. */
export async function findPublicationStories(
  context: ReadContext,
  publicationId: string,
  storyIds: readonly string[],
): Promise<readonly PublicationStory[]> {
  if (!viewerMay(context, publicationId, 'arrange stories')) return [];
  return load(context, publicationId, storyIds);
}

type Row = {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly authorIds: readonly string[];
  readonly isWaiting: boolean;
  readonly scheduledAt: Date | null;
  readonly scheduleTimeZone: string | null;
  readonly isFeatured: boolean;
};

const ROWS = `
  select s.id, coalesce(d.title, s.title) as title, s.language, s.author_ids as "authorIds",
    s.state = 'draft' as "isWaiting", s.scheduled_at as "scheduledAt", s.schedule_time_zone as "scheduleTimeZone",
    f.story_id is not null as "isFeatured"
  from story s
  left join story_draft d on d.story_id = s.id and s.state = 'draft'
  left join publication_featured_story f on f.publication_id = s.publication_id and f.story_id = s.id
  where s.id = any($1) and s.publication_id = $2 and (s.state = 'published' or (${WAITS}))`;

/** In the order of the ids; what readers may not see, as that of suspended accounts, is left out here too. */
async function load(
  context: ReadContext,
  publicationId: string,
  ids: readonly string[],
): Promise<readonly PublicationStory[]> {
  if (ids.length === 0) return [];
  const { database, loaders } = context;
  const [rows, stories] = await Promise.all([
    database.query<Row>('publication_stories_rows', ROWS, [ids, publicationId]),
    Promise.all(ids.map((id) => loaders.get(storyLoader).load(id))),
  ]);
  const published = stories.flatMap((story) => (story?.state === 'published' ? [story] : []));
  const seen = new Map(
    (await lookUpAll(context, published)).flatMap((outcome) =>
      outcome.kind === 'story' ? [[outcome.story.id, outcome.story] as const] : [],
    ),
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    const story = seen.get(id) ?? null;
    return row === undefined || (story === null && !row.isWaiting) ? [] : [{ ...row, story }];
  });
}
