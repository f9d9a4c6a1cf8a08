import { sql } from 'kysely';
import {
  isOpenStatus,
  nextStatus,
  openStatuses,
  type SubmissionAction,
  type SubmissionStatus,
} from '#shared/submissions/submission-machine.ts';
import { MOST_GUEST_SUBMISSIONS } from '#shared/submissions/submission-limits.ts';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { sweepSubmissions } from '#modules/stories/submissions/sweep-submissions.ts';
import { createGraph } from '#graphql/execute.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import type { Campaign, Finding } from './campaign.ts';
import {
  answerSuggestion,
  edit,
  findStray,
  type MadeFor,
  readRevision,
  suggest,
  type Turn,
} from './submission-suggestions.ts';
import { findLostNotes, note, type Notes, resolve, type Ticks } from './submission-notes.ts';
import { type Spoil, spoils } from './submission-spoils.ts';
import { createRandom, type Random } from './random.ts';

const STEPS = 12;
/** More than a guest may submit at once. */
const STORIES = 5;
/** Who is first differs each time, so that a history may hold nothing to spoil: then the next one does. */
const MOST_SPOILED = 25;
const DAY = 86_400_000;
/** Two of them alike: only their ids tell them apart. */
const PARAGRAPHS = ['Some words.', 'Other words.', 'Some words.'];
const TRASH = 'mutation($id: ID!) { deletePost(targetPostId: $id) { __typename } }';

type Scene = ReturnType<typeof submissionsWorld>;
type Cast = { readonly publicationId: string; readonly owner: Submitter; readonly editor: Submitter };
type History = Cast & {
  readonly writer: Submitter;
  readonly storyIds: readonly string[];
  readonly notes: Notes;
  readonly ticks: Ticks;
  readonly madeFor: MadeFor;
  /** Every move that was seen, as it was seen first. */
  readonly moves: Map<string, string>;
};

async function tryAll(count: number, seed: number, spoil?: Spoil): Promise<Finding> {
  const store = await createTestDatabase();
  const log = createLog('silent');
  const database = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 6, log });
  const clock = createFakeClock('2026-11-21T12:00:00.000Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database, files: memoryFiles(), clock, log, config, secrets: testSecrets };
  const context = systemContext(means);
  try {
    const scene = submissionsWorld({ graph: createGraph(means), context });
    const failures: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const itsSeed = seed + number;
      const broken = await tryHistory(scene, context, createRandom(itsSeed), spoil);
      failures.push(...broken.map((what) => `seed ${itsSeed}: ${what}`));
      if (spoil !== undefined && failures.length > 0) break;
    }
    return { tried: count, failures };
  } finally {
    await database.close();
    await store.close();
  }
}

/** Stories between a guest and two editors, who all act at once, again and again. */
async function tryHistory(
  scene: Scene,
  context: CommandContext,
  random: Random,
  spoil: Spoil | undefined,
): Promise<readonly string[]> {
  const { id: publicationId, owner } = await scene.publication();
  const [editor, writer] = [await scene.staff(publicationId, 'editor'), await scene.person()];
  const storyIds: string[] = [];
  for (let number = 0; number < STORIES; number += 1) storyIds.push(await writer.write('On maps', ...PARAGRAPHS));
  const history = {
    publicationId,
    owner,
    editor,
    writer,
    storyIds,
    notes: new Map(),
    ticks: new Map(),
    madeFor: new Map(),
    moves: new Map(),
  };
  const broken = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    // Mostly about one story, so that they meet there.
    const first = random.pick(storyIds.slice(0, 2));
    const of = (other = first) => act(context, random.below(3) === 0 ? other : first);
    const [one, two, three, four] = [of(random.pick(storyIds)), of(), of(random.pick(storyIds)), of()];
    await Promise.all([
      one((storyId, id) => actAsWriter(context, history, { random, storyId, id })),
      four((storyId, id) => actAsWriter(context, history, { random, storyId, id })),
      two((storyId, id) => actAsEditor(context, history, owner, { random, storyId, id })),
      three((storyId, id) => actAsEditor(context, history, editor, { random, storyId, id })),
    ]);
    if (random.below(3) === 0) await scene.settle();
    if (random.below(6) === 0) {
      (context.clock as FakeClock).advance(random.below(20) * DAY);
      await sweepSubmissions(context);
    }
    for (const what of await findBrokenNow(context, history)) broken.add(what);
  }
  await scene.settle();
  await spoil?.(context, history);
  for (const what of await findBrokenNow(context, history)) broken.add(what);
  for (const storyId of storyIds) {
    for (const what of await findBroken(context, history, storyId)) broken.add(what);
    for (const what of await findStray(context, history, storyId)) broken.add(what);
  }
  return [...broken];
}

type Deed = (storyId: string, id: string | undefined) => Promise<void>;

function act(context: CommandContext, storyId: string): (deed: Deed) => Promise<void> {
  return async (deed) => deed(storyId, (await idsOf(context, storyId))[0]);
}

/** What is never so, not even for a moment: a fourth that waits, and a move that is gone or told another way. */
async function findBrokenNow(
  { database }: CommandContext,
  { publicationId, writer, moves }: History,
): Promise<readonly string[]> {
  const [row] = await database.query<{ count: number }>(
    'prove_guest',
    `select count(*)::integer as count from submission where publication_id = $1 and writer_id = $2 and is_guest
      and status = any($3)`,
    [publicationId, writer.personId, openStatuses],
  );
  const broken = (row?.count ?? 0) > MOST_GUEST_SUBMISSIONS ? [`${row?.count} submissions of a guest wait`] : [];
  const now = await database.query<{ id: string; told: string }>(
    'prove_moves',
    `select e.id, to_json(e)::text as told from submission_event e join submission s on s.id = e.submission_id
    where s.publication_id = $1`,
    [publicationId],
  );
  const seen = new Map(now.map(({ id, told }) => [id, told]));
  for (const [id, told] of moves) {
    if (seen.get(id) !== told)
      broken.push(`a move is ${seen.has(id) ? `told another way: ${told} ${seen.get(id)}` : 'gone'}`);
  }
  for (const [id, told] of seen) moves.set(id, told);
  return broken;
}

async function idsOf({ database }: CommandContext, storyId: string): Promise<readonly string[]> {
  const text = 'select id from submission where story_id = $1 order by created_at desc, id limit 1';
  return (await database.query<{ id: string }>('prove_submission', text, [storyId])).map(({ id }) => id);
}

async function actAsWriter(context: CommandContext, history: History, { random, storyId, id }: Turn): Promise<void> {
  const { writer, publicationId } = history;
  if (id === undefined) return void (await writer.submit(storyId, publicationId));
  switch (random.below(13)) {
    case 12:
      return resolve(history, writer, id, random);
    case 0:
      return void (await writer.act('withdraw', { id }));
    case 1:
      return void (await writer.act('nudge', { id }));
    case 2:
    case 3:
      return note(history, writer, id, random);
    case 4:
      return random.below(8) === 0 ? void (await writer.read(TRASH, { id: storyId })) : undefined;
    case 5:
      return void (await writer.submit(storyId, publicationId));
    case 6:
      return edit(context, writer, storyId, random);
    case 7:
    case 8:
    case 9:
      return answerSuggestion(writer, id, random);
    default:
      return void (await writer.act('resubmit', { id }));
  }
}

async function actAsEditor(
  context: CommandContext,
  history: History,
  who: Submitter,
  { random, storyId, id }: Turn,
): Promise<void> {
  if (id === undefined) return;
  switch (random.below(13)) {
    case 12:
      return resolve(history, who, id, random);
    case 9:
    case 10:
    case 11:
      return suggest(context, history, who, { random, storyId, id });
    case 0:
      return void (await who.act('open', { id }));
    case 1:
    case 2:
      return void (await who.act('take', { id }));
    case 3:
      return void (await who.act('ask', { id, note: 'Shorter.' }));
    case 4:
      return void (await who.act('decline', { id, reason: 'NEEDS_WORK' }));
    case 5:
      return void (await who.act('reopen', { id }));
    case 6:
      return void (await who.act('assign', { id, userId: history.editor.personId }));
    case 7:
      return note(history, who, id, random);
    default:
      return accept(who, id, random);
  }
}

async function accept(who: Submitter, id: string, random: Random): Promise<void> {
  const baseRev = (await readRevision(who, id)) ?? 1;
  await who.act('accept', { input: { id, baseRev, publishNow: random.below(2) === 0 } });
}

type Row = { readonly id: string; readonly status: SubmissionStatus; readonly placedAt: Date | null };
type Event = {
  readonly action: SubmissionAction;
  readonly from: SubmissionStatus;
  readonly to: SubmissionStatus;
  readonly actorId: string | null;
};

/** What is not as it was promised. */
async function findBroken(context: CommandContext, history: History, storyId: string): Promise<readonly string[]> {
  const { kysely } = context.database;
  const { writer } = history;
  const broken: string[] = [];
  const rows = await sql<Row>`
    select id, status, placed_at as "placedAt" from submission where story_id = ${storyId}`.execute(kysely);
  for (const { id, status } of rows.rows) {
    const events = await sql<Event>`
      select action, from_status as "from", to_status as "to", actor_id as "actorId"
      from submission_event where submission_id = ${id} order by position`.execute(kysely);
    let now: SubmissionStatus = 'WIP';
    for (const { action, from, to, actorId } of events.rows) {
      const role = actorId === null ? 'program' : actorId === writer.personId ? 'writer' : 'editor';
      if (from !== now || nextStatus(from, action, role) !== to) broken.push(`${role} went ${action} ${from} -> ${to}`);
      now = to;
    }
    if (now !== status) broken.push(`a submission stands ${status}, and its history ends ${now}`);
  }
  const open = rows.rows.filter(({ status }) => isOpenStatus(status)).length;
  if (open > 1) broken.push(`${open} submissions of one story wait`);
  broken.push(...(await findLostNotes(context, history)));
  const [story] = await context.database.query<{ isThere: boolean }>(
    'prove_placed',
    `select state = 'published' and publication_id is not null as "isThere" from story where id = $1`,
    [storyId],
  );
  const isAccepted = rows.rows.some(({ status, placedAt }) => status === 'ACCEPTED' && placedAt !== null);
  if (story?.isThere === true && !isAccepted) broken.push('a story stands in a publication that did not accept it');
  return broken;
}

/** The machine of submissions under three people who act at once. */
export const submissions: Campaign = {
  name: 'submissions',
  promise:
    'Whatever a guest and two editors do to stories at once, each submission goes as the table of moves allows, at most one of a story and three of a guest wait, moves stay as they were told, no note or answer is lost or stands elsewhere than where it was said, a note is done as was told last, no suggestion comes into a text that it was not made for, and nothing stands in a publication that was not accepted.',
  count: 1_000,
  run: (count, seed) => tryAll(count, seed),
  control: async (seed) => {
    const findings: Finding[] = [];
    const unseen: string[] = [];
    for (const [what, spoil] of Object.entries(spoils)) {
      const finding = await tryAll(MOST_SPOILED, seed, spoil);
      findings.push(finding);
      if (finding.failures.length === 0) unseen.push(what);
    }
    // One that goes unseen would hide behind what the others show.
    if (unseen.length > 0) console.log(`  the control found nothing of: ${unseen.join(', ')}`);
    const failures = unseen.length > 0 ? [] : findings.flatMap((finding) => finding.failures);
    return { tried: findings.length, failures };
  },
};
