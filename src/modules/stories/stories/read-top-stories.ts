import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { feedWithoutMuted } from './without-muted.ts';
import { type Cursor, type Feed, HIGHEST, type Page, emptyFeed, encodeCursor } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { TopPeriod } from './stories.tables.ts';
import { gather } from './gather-candidates.ts';
import { presentStories, readNewestStories } from './read-story-feed.ts';
import { type SortKeyRange, sortKeyRange } from './sort-key.ts';
import type { Story } from './story.ts';

/** Where a list of the most read exists; it is made by `refresh-top-stories.ts`. */
export type TopScope = { readonly kind: 'site' } | { readonly kind: 'publication' | 'tag'; readonly id: string };

const DAY = 24 * 60 * 60 * 1_000;
const DAYS: Readonly<Record<TopPeriod, number | null>> = { week: 7, month: 30, year: 365, allTime: null };

function topScopeKey(scope: TopScope): string {
  return scope.kind === 'site' ? 'site' : `${scope.kind}:${scope.id}`;
}

/**
 * The most read stories of a period, best first. Where nobody has read anything in it, the newest
 * of the period, so that a young site shows its stories.
 */
export function readTopStories(
  context: ReadContext,
  scope: TopScope,
  period: TopPeriod,
  page: Page,
): Promise<Feed<Story>> {
  const days = DAYS[period];
  const now = context.clock.now().getTime();
  const range = days === null ? undefined : sortKeyRange(new Date(now - days * DAY), new Date(now + DAY));
  return readTopOrNewest(context, scope, period, page, range);
}

/** Most read of the last seven days (rule 43); the newest of all while nobody has read anything. */
export function readTrendingStories(context: ReadContext, scope: TopScope, page: Page): Promise<Feed<Story>> {
  return readTopOrNewest(context, scope, 'week', page);
}

/** Cursors of a list of the most read bear this id, so that a page by date is never mistaken for one. */
const TOP_CURSOR = 'top';

async function readTopOrNewest(
  context: ReadContext,
  scope: TopScope,
  period: TopPeriod,
  page: Page,
  range?: SortKeyRange,
): Promise<Feed<Story>> {
  if (page.after === null || page.after.id === TOP_CURSOR) {
    const top = await topStories(context, scope, period, page);
    if (top.length > 0) {
      const feed = await presentStories(context, top, page);
      const last = top[page.size - 1];
      const hasNext = feed.next !== null && last !== undefined;
      return { items: feed.items, next: hasNext ? encodeCursor({ key: last.key, id: TOP_CURSOR }) : null };
    }
    if (page.after !== null) return emptyFeed;
  }
  return readNewestStories(context, scope, page, range);
}

async function topStories(
  context: ReadContext,
  scope: TopScope,
  period: TopPeriod,
  page: Page,
): Promise<readonly Cursor[]> {
  const statement: KeysetStatement = {
    name: 'top_story',
    text: `
      select t.story_id as id, t.position as key from top_story t
      where t.scope = o.id and t.period = $4 and t.position > $2 and $3::text is not null
      order by t.position`,
    start: { key: -1, id: '' },
    values: [period],
  };
  return gather(context, keysetRows(context, statement, topScopeKey(scope), page));
}

/** The most read of the stories published on one day, `YYYY-MM-DD` in UTC. */
export async function readTopStoriesOfDay(context: ReadContext, day: string, page: Page): Promise<Feed<Story>> {
  if (!isDay(day)) return emptyFeed;
  const statement: KeysetStatement = {
    name: 'story_top_of_day',
    text: `
      select t.id, t.score as key from story t
      where t.is_listed and t.published_day = o.id::date and (t.score, t.id) < ($2::float8, $3)
      order by t.score desc, t.id desc`,
    start: HIGHEST,
  };
  const candidates = await keysetRows(context, statement, day, page);
  return feedWithoutMuted(context, await presentStories(context, candidates, page));
}

function isDay(day: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}
