import { join } from 'node:path';
import { parseConfig } from '#platform/config/config.ts';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { type Ask, ask } from '#test/support/ask.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openMeans } from '../../src/main/means.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { makeDeskWorld } from './desk-world.ts';
import type { Finding } from './finding.ts';
import { isRunning, processorMilliseconds } from './processes.ts';
import { median, percentile, short } from './statistics.ts';
import { DESK_OWNER, DESK_WRITER, desks, OLD, SELDOM } from './world/fill-desk.ts';

/** Milliseconds that a page or a list may take. */
const MOST_AT_99 = 60;
const WARM_UPS = 5;
const PAGES_DEEP = 20;

type Who = 'owner' | 'writer' | 'visitor';
/** `$` stands for the slug of the publication. */
type Page = { readonly path: string; readonly who: Who; readonly isDeep?: true };

const statuses = 'pending in-review edits-requested edits-made approved declined withdrawn all'.split(' ');
const searches = [SELDOM, OLD, 'harbour', 'the', 'ar', 'nothing-bears-this', 'On the quiet harbour'];

const pages: readonly Page[] = [
  { path: '/$/manage/inbox', who: 'owner', isDeep: true },
  ...statuses.map((tab): Page => ({ path: `/$/manage/inbox?tab=${tab}`, who: 'owner', isDeep: true })),
  ...[
    'feed=guests',
    'feed=approved',
    'q=nobody',
    'tab=pending&feed=guests&q=nobody',
    'tab=all&feed=guests&q=nobody',
  ].map((query): Page => ({ path: `/$/manage/inbox?${query}`, who: 'owner', isDeep: true })),
  { path: '/$/manage/inbox?p=$submission', who: 'owner' },
  { path: '/$/manage/submissions/settings', who: 'owner' },
  { path: '/$/manage/stories/featured', who: 'owner' },
  ...['published', 'scheduled', 'unlisted', 'featured'].map((filter): Page => ({
    path: `/$/stories/${filter}`,
    who: 'owner',
    isDeep: true,
  })),
  ...searches.map((words): Page => ({ path: `/$/stories/published?q=${encodeURIComponent(words)}`, who: 'owner' })),
  { path: `/$/stories/unlisted?q=${OLD}`, who: 'owner' },
  { path: '/$/stories/unlisted?q=nothing-bears-this', who: 'owner' },
  ...['', '/about', '/navigation', '/feature-pages', '/subpages', '/staff', '/custom-domain'].map((part): Page => ({
    path: `/$/settings${part}`,
    who: 'owner',
  })),
  { path: '/me/outbox', who: 'writer', isDeep: true },
  { path: '/$', who: 'visitor' },
  { path: '/$', who: 'owner' },
  ...['latest', 'trending', 'featured', 'followers', 'tagged/topic-1', 'section/section-1'].map((part): Page => ({
    path: `/$/${part}`,
    who: 'visitor',
    isDeep: true,
  })),
  ...['about', 'archive', 'archive/2024', 'archive/2024/05', 'archive/2024/05/07'].map((part): Page => ({
    path: `/$/${part}`,
    who: 'visitor',
  })),
  ...[SELDOM, OLD, 'harbour'].map((words): Page => ({ path: `/$/search?q=${words}`, who: 'visitor' })),
  { path: '/feed/$', who: 'visitor' },
  { path: '/feed/$/tagged/topic-1', who: 'visitor' },
  { path: '/sitemap/sitemap.xml', who: 'visitor' },
];

/** Pages of a very large publication and of a small one in turn, each drawn anew, in processor time of the site and its database, by who runs it, writes for it and reads it. */
export async function measureDesk(rounds: number): Promise<Finding[]> {
  const folder = await makeDeskWorld();
  const log = createLog('warn');
  const server = await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log });
  const site = await startBenchSite({ folder, processes: 1, isUncached: true });
  const config = parseConfig({ LONGHAND_DATA: folder, LONGHAND_URL: site.base, LOG_LEVEL: 'warn' });
  const means = await openMeans(config, server.connectionString);
  try {
    const draw = await openDesks(site, systemContext(means));
    const findings: Finding[] = [];
    for (const page of pages) findings.push(...(await measurePage(page, draw, rounds)));
    return findings.toSorted((left, right) => right.value - left.value);
  } finally {
    await means.database.close();
    await site.stop();
    await server.stop();
  }
}

type Slug = (typeof desks)[keyof typeof desks]['slug'];
type Drawn = { readonly processor: number; readonly clock: number; readonly text: string };
type Draw = (page: Page, slug: Slug, cursor?: string) => Promise<Drawn>;

/** Signs in who runs each publication and who writes for it. */
async function openDesks(site: BenchSite, context: CommandContext): Promise<Draw> {
  const get = (path: string, options: Ask = {}) => ask(site.base, new URL(site.base).host, path, options);
  const cookies = new Map<string, string>();
  const submissions = new Map<string, string>();
  const { kysely } = context.database;
  for (const { slug } of Object.values(desks)) {
    for (const [who, name] of Object.entries({ owner: DESK_OWNER, writer: DESK_WRITER })) {
      const people = kysely.selectFrom('person').select('id').where('username', '=', `${name}-${slug}`);
      const { id: person } = await people.executeTakeFirstOrThrow();
      cookies.set(`${who} ${slug}`, (await signIn({ context, url: site.base, ask: get }, { person })).cookie);
    }
    const found = await kysely
      .selectFrom('submission as s')
      .innerJoin('publication as p', 'p.id', 's.publication_id')
      .select('s.id')
      .where('p.slug', '=', slug)
      .where('s.status', '=', 'IN_REVIEW')
      .limit(1)
      .executeTakeFirstOrThrow();
    submissions.set(slug, found.id);
  }
  return async ({ path, who }, slug, cursor) => {
    const address = path.replace('$submission', submissions.get(slug) ?? '').replaceAll('$', slug);
    const from = cursor === undefined ? '' : `${address.includes('?') ? '&' : '?'}page=${encodeURIComponent(cursor)}`;
    const cookie = cookies.get(`${who} ${slug}`);
    const ids = [site.processId, ...(await backendsOf(context))];
    const [startedAt, stood] = [performance.now(), processorMilliseconds(ids)];
    const { status, text } = await get(address + from, cookie === undefined ? {} : { headers: { cookie } });
    const clock = performance.now() - startedAt;
    const processor = processorMilliseconds(ids) - stood;
    if (status !== 200) throw new Error(`${address + from} answered ${status}`);
    return { processor, clock, text };
  };
}

/** The processes of the database that answer the site; a new one that begins meanwhile is left out. */
async function backendsOf({ database }: CommandContext): Promise<readonly number[]> {
  const text = "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  return (await database.query<{ pid: number }>('bench_backends', text, [])).map(({ pid }) => pid).filter(isRunning);
}

async function measurePage(page: Page, draw: Draw, rounds: number): Promise<readonly Finding[]> {
  const cursor = page.isDeep ? await deepCursor(page, draw) : undefined;
  const [large, small, deep]: [Drawn[], Drawn[], Drawn[]] = [[], [], []];
  for (let round = -WARM_UPS; round < rounds; round += 1) {
    const drawn = [await draw(page, desks.large.slug), await draw(page, desks.small.slug)] as const;
    const further = cursor === undefined ? undefined : await draw(page, desks.large.slug, cursor);
    if (round < 0) continue;
    large.push(drawn[0]);
    small.push(drawn[1]);
    if (further !== undefined) deep.push(further);
  }
  const of = (drawn: readonly Drawn[], kind: 'processor' | 'clock') => drawn.map((one) => one[kind]);
  const beside = median(of(small, 'processor'));
  const finding = (name: string, drawn: readonly Drawn[]): Finding => {
    const middle = median(of(drawn, 'processor'));
    const seen = `by the clock ${short(median(of(drawn, 'clock')))}, p99 ${short(percentile(of(drawn, 'clock'), 99))} ms`;
    return {
      bench: 'desk',
      name: `${name} (${page.who}), p99 of processor time`,
      value: percentile(of(drawn, 'processor'), 99),
      unit: 'ms',
      target: { atMost: MOST_AT_99 },
      note: `median ${short(middle)} ms, ${short(middle / beside)} × of the small one; ${seen}`,
    };
  };
  const first = finding(page.path, large);
  return deep.length === 0 ? [first] : [first, finding(`${page.path}, ${PAGES_DEEP} pages deep`, deep)];
}

/** Some pages on; undefined where there is one alone. */
async function deepCursor(page: Page, draw: Draw): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let count = 0; count < PAGES_DEEP; count += 1) {
    const { text } = await draw(page, desks.large.slug, cursor);
    const next = /[?&;]page=([^"&]+)/.exec(text)?.[1];
    if (next === undefined) return cursor;
    cursor = decodeURIComponent(next);
  }
  return cursor;
}
