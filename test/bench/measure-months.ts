import { fork } from 'node:child_process';
import { once } from 'node:events';
import program from '../../bin/program-memory.json' with { type: 'json' };
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { closeMonth, recomputeMonth } from '#modules/money/earnings/close-month.ts';
import { gatherDay } from '#modules/money/earnings/gather-reads.ts';
import { takeSlices } from '#modules/money/earnings/take-slices.ts';
import { setup } from '#test/support/test-cluster.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { Finding } from './finding.ts';
import { processorSeconds, treeOf } from './processes.ts';

const bench = 'months';
const PERIOD = '2027-01';
const READS_OF_MEMBER = 50;
const DAYS = 30;
/** Members for each story, and stories for each writer. */
const [MEMBERS_OF_STORY, STORIES_OF_WRITER] = [20, 10];
const MEBIBYTE = 2 ** 20;

const PEOPLE = `
  insert into person (id, username, name, created_at, updated_at)
  select lpad(to_hex(g), 12, '0'), 'p' || g, 'Member', '2026-06-01', '2026-06-01'
  from generate_series(1, $1::integer) g`;
const INTENTS = `
  insert into payment_intent (id, person_id, kind, subject_id, provider, customer, amount, currency, purpose, state,
    created_at, asked_at, settled_at)
  select lpad(to_hex(g), 32, '0'), lpad(to_hex(g), 12, '0'), 'RENEWAL', lpad(to_hex(g), 12, '0'), 'SANDBOX', 'c', 500,
    'USD', '{}', 'SUCCEEDED', '2027-01-01', '2027-01-01', '2027-01-01'
  from generate_series(1, $1::integer) g`;
const CHARGES = `
  insert into charge (id, intent_id, person_id, receipt_number, provider, charge, product, amount, currency, tax_amount,
    method, seller, buyer_address, buyer_vat_id, credit_amount, is_lost, charged_at)
  select lpad(to_hex(g), 12, '0'), lpad(to_hex(g), 32, '0'), lpad(to_hex(g), 12, '0'), g, 'SANDBOX', g::text,
    'MONTHLY_MEMBERSHIP', 500, 'USD', 0, json_build_object('kind', 'CreditCard', 'fingerprint', 'card' || g), '', '', '',
    0, false, '2027-01-01'
  from generate_series(1, $1::integer) g`;
/** Ten for each writer. */
const STORIES = `
  insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, reading_minutes,
    word_count, sort_key, first_published_at, latest_published_at, created_at, updated_at)
  select lpad(to_hex(g + 1048576), 12, '0'), w.id, array[w.id], 'Story ' || g, 'en', 'published', 'public', true, 5,
    1200, g * 1000 + 999, '2026-12-01', '2026-12-01', '2026-12-01', '2026-12-01'
  from generate_series(1, $1::integer) g, lateral (select lpad(to_hex(g / ${STORIES_OF_WRITER} + 1), 12, '0') as id) w`;
const WRITERS = `
  insert into partner_enrollment (person_id, status, type, country, applied_at, enrolled_at)
  select distinct author_ids[1], 'ENROLLED', 'APPLY', 'DE', '2026-12-01'::timestamptz, '2026-12-01'::timestamptz
  from story on conflict do nothing`;
const STORY_OF = (member: string, read: string) =>
  `lpad(to_hex(1048577 + (${member}::bigint * 7919 + ${read} * 104729) % $2::integer), 12, '0')`;
/** One day of a month in which everybody reads fifty stories. */
const VISITS = `
  insert into story_visit (id, story_id, person_id, reader_key, is_member, is_locked, started_at, last_seen_at,
    active_seconds, is_read, medium, source, campaign, device)
  select gen_random_uuid()::text, ${STORY_OF('g', 'n')}, lpad(to_hex(g), 12, '0'), g::text, true, true, at,
    at + interval '3 minutes', 150, true, 'inside', '', '', 'desktop'
  from generate_series(1, $1::integer) g, generate_series(1, ${Math.ceil(READS_OF_MEMBER / DAYS)}) n,
    lateral (select '2027-01-02'::timestamptz + make_interval(secs => (g * 31 + n * 17) % 86000) as at) moment`;
/** The days of a month that are not gathered anew at its close. */
const DAYS_READ = 27;
/** Members by the keys that their charges gave them; one day after the other, as they come in. */
const READS = `
  insert into earning_read (period, member_key, story_id, day, seconds, is_from_outside, has_clapped, has_highlighted,
    has_responded, has_followed, is_boosted)
  select '${PERIOD}', m.member_key, ${STORY_OF('m.place', 'n')}, '2027-01-01'::date + $3::integer, 40 + n * 7,
    n % 9 = 0, n % 5 = 0, n % 11 = 0, n % 13 = 0, n % 17 = 0, false
  from (select member_key, row_number() over (order by member_key)::integer as place from earning_slice) m,
    generate_series(1, ${READS_OF_MEMBER}) n, (select $1::integer) unused
  where n % ${DAYS_READ} = $3::integer
  on conflict do nothing`;
const KEPT = `
  insert into earning_story (period, story_id, reading_minutes, author_ids, enrolled_ids, is_staff_pick,
    keeper_id)
  select '${PERIOD}', id, 5, author_ids, author_ids, false, creator_id from story on conflict do nothing`;

async function makeWorld(context: CommandContext, members: number): Promise<void> {
  const run = (name: string, text: string, values: readonly unknown[]) =>
    context.database.query(`bench_${name}`, text, [...values]);
  const stories = Math.max(100, Math.floor(members / MEMBERS_OF_STORY));
  await run('people', PEOPLE, [members]);
  await run('intents', INTENTS, [members]);
  await run('charges', CHARGES, [members]);
  await run('stories', STORIES, [stories]);
  await run('writers', WRITERS, []);
  await run('visits', VISITS, [members, stories]);
  await run('seen', 'analyze', []);
}

async function fillMonth(context: CommandContext, members: number): Promise<void> {
  const { database } = context;
  const stories = Math.max(100, Math.floor(members / MEMBERS_OF_STORY));
  await takeSlices(context, PERIOD, { basisPoints: 300, fixed: 30 });
  for (let day = 0; day < DAYS_READ; day += 1) await database.query('bench_reads', READS, [members, stories, day]);
  await database.query('bench_kept', KEPT, []);
  await database.query('bench_analyze', 'analyze', []);
  await database.query(
    'bench_month',
    `insert into earning_month (period, rules, state, cost_basis_points, cost_fixed, counted_at)
      values ('${PERIOD}', 'rules-2027-01', 'OPEN', 300, 30, '2027-01-31')`,
    [],
  );
}

type Timed = { readonly seconds: number; readonly memory: number; readonly processor: string };

/** Seconds, the most memory that this process took meanwhile, and what it and the database had of the processors. */
async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const used = () => processorSeconds(treeOf(process.pid));
  const before = used();
  let memory = 0;
  const look = () => (memory = Math.max(memory, process.memoryUsage.rss() / MEBIBYTE));
  const looking = setInterval(look, 200);
  const started = performance.now();
  await work();
  look();
  clearInterval(looking);
  const processor = `${(used() - before).toFixed(1)} s of processors`;
  return { seconds: (performance.now() - started) / 1_000, memory, processor };
}

async function closeAMonth(members: number): Promise<Finding[]> {
  const stop = await setup();
  const world = await createTestGraph();
  try {
    const { context } = world;
    (context.clock as FakeClock).set('2027-02-05T03:11:00Z');
    await makeWorld(context, members);
    const day = await timed(() => gatherDay(context, '2027-01-02'));
    await world.database.query('bench_forget', 'truncate earning_read, earning_story', []);
    const started = performance.now();
    await fillMonth(context, members);
    console.log(`Made a month of ${members} members in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);
    const close = await timed(() => closeMonth(context, PERIOD));
    console.log(`Closed in ${close.seconds.toFixed(0)} s: computing it again.`);
    const again = await timed(() => recomputeMonth(context, PERIOD));
    const note = (of: Timed) => `${of.processor}; ${members} members, ${READS_OF_MEMBER} stories each`;
    return [
      { bench, name: 'a day of reading is gathered', value: day.seconds, unit: 's', note: day.processor },
      { bench, name: 'a month is closed', value: close.seconds, unit: 's', target: { atMost: 600 }, note: note(close) },
      { bench, name: 'memory while it closes', value: close.memory, unit: 'MB', target: { atMost: 1_024 } },
      { bench, name: 'the same is computed again', value: again.seconds, unit: 's', note: again.processor },
    ];
  } finally {
    await world.close();
    await stop?.();
  }
}

/**
 * How long a day of reading takes to gather, a month to close, and to compute again, for so many members who read
 * fifty stories each (PART-2): in a process with the bounds of memory that the program has, since V8 takes what it is
 * left.
 */
export async function measureMonths(members: number): Promise<Finding[]> {
  const child = fork(import.meta.filename, [String(members)], {
    execArgv: program.arguments,
    env: { ...program.environment, ...process.env },
  });
  const findings: Finding[] = [];
  child.on('message', (finding: Finding) => findings.push(finding));
  // What it sent is here when its channel is closed, which may be after its end.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  if (code !== 0) throw new Error(`The process that closes the month ended with ${String(code)}.`);
  return findings;
}

if (process.argv[1] === import.meta.filename) {
  for (const finding of await closeAMonth(Number(process.argv[2]))) process.send?.(finding);
}
