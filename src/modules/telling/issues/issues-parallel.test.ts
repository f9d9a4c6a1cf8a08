import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { brakeIssue } from './brake-issue.ts';
import { resumeIssue, stopIssuesOf } from './direct-issue.ts';
import { moveIssue } from './issues.store.ts';
import { sendRest } from './send-rest.ts';
import { addToStepIssue } from './step-issues.ts';

let store: Awaited<ReturnType<typeof createTestDatabase>>;
let world: Awaited<ReturnType<typeof createTestGraph>>;
let context: CommandContext;
beforeAll(async () => {
  [store, world] = [await createTestDatabase(), await createTestGraph()];
  context = { ...world.context, database: store.database };
});
afterAll(async () => {
  await store.close();
  await world.close();
});

const ISSUE = `
  insert into issue (id, newsletter_id, story_id, subject, state, stop_reason, recipient_count, send_at, not_after, created_at, ended_at)
  values ($1, $2, $1, 'A story', $3, $4, 1, $5, $5, $5, $5)`;
const DELIVERIES = `
  insert into issue_delivery (id, issue_id, story_id, reader_hash, state, reason, due_at, ended_at)
  select $1 || $2 || n, $1, $1, md5($1 || $2 || n), $2, $3, $4, $4 from generate_series(1, $5) n`;
const END = 'update newsletter set ended_at = $2, updated_at = $2 where id = $1';
const WAITING = `
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

type Scene = { readonly own: CommandContext; readonly newsletterId: string; readonly issueId: string };

/** A newsletter with an issue, named as its story. */
async function scene(state: 'stopped' | 'done', reason: string | null): Promise<Scene> {
  const personId = await buildPerson(context);
  const own = { ...context, viewer: buildViewer({ personId }), isProgram: false };
  const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: personId });
  const { id: issueId } = await buildStory(context, { authorIds: [personId] });
  const now = context.clock.now();
  await context.database.query('test_issue', ISSUE, [issueId, newsletterId, state, reason, now]);
  return { own, newsletterId, issueId };
}
const deliver = ({ issueId }: Scene, state: string, reason: string | null, count: number) =>
  context.database.query('test_deliveries', DELIVERIES, [issueId, state, reason, context.clock.now(), count]);

/** Does something while somebody else has done something that they have not committed. */
async function during(does: (inside: CommandContext) => Promise<unknown>, meanwhile: () => Promise<unknown>) {
  const held = Promise.withResolvers<undefined>();
  const made = Promise.withResolvers<undefined>();
  const earlier = withTransaction(context, async (inside) => {
    await does(inside);
    made.resolve(undefined);
    await held.promise;
  });
  await Promise.race([made.promise, earlier]);
  const progress = { isDone: false };
  const later = meanwhile().finally(() => {
    progress.isDone = true;
  });
  const isWaiting = async () => (await context.database.query('test_waiting', WAITING, [])).length > 0;
  while (!progress.isDone && !(await isWaiting()));
  held.resolve(undefined);
  await Promise.all([earlier, later]);
}

const STEP = `
  insert into automation_step (id, newsletter_id, trigger, story_id, delay_days, created_at, changed_at)
  values ($1, $2, 'subscribed', $1, 0, $3, $3)`;
const SUBSCRIBER = `
  insert into subscriber (id, newsletter_id, address, state, source, created_at, confirmed_at)
  values ($1, $2, $1 || '@mail.example', 'active', 'form', $3, $3)`;

const WAYS: readonly [string, () => Promise<Scene>, (scene: Scene) => Promise<unknown>][] = [
  [
    'the rest of an issue',
    async () => {
      const made = await scene('stopped', 'writer');
      await deliver(made, 'skipped', 'stopped', 1);
      return made;
    },
    ({ own, issueId }) => sendRest(own, issueId),
  ],
  [
    'what waited for its writer',
    async () => {
      const made = await scene('done', null);
      await deliver(made, 'held', 'unknown', 1);
      return made;
    },
    ({ own, issueId }) => resumeIssue(own, issueId),
  ],
  [
    'a turn of a series',
    async () => {
      const made = await scene('done', null);
      const values = [made.issueId, made.newsletterId, context.clock.now()];
      await context.database.query('test_step', STEP, values);
      await context.database.query('test_subscriber', SUBSCRIBER, values);
      return made;
    },
    ({ issueId: id, newsletterId }) =>
      withTransaction(context, (inside) => addToStepIssue(inside, { id, newsletterId, storyId: id }, [id])),
  ],
];
test.each(WAYS)('rule 283: %s does not go out by a newsletter that ends that moment', async (_way, make, go) => {
  const made = await make();
  const { newsletterId } = made;
  const end = async (inside: CommandContext) => {
    await inside.database.query('test_end', END, [newsletterId, inside.clock.now()]);
    await stopIssuesOf(inside, newsletterId);
  };
  await during(end, () => go(made));
  const text = "select id from issue where newsletter_id = $1 and state = 'sending'";
  expect(await context.database.query('test_sending', text, [newsletterId])).toEqual([]);
});

test('rule 294: an issue passes a limit while its rest begins to go out, and stops', async () => {
  const made = await scene('stopped', 'writer');
  for (const [state, count] of [
    ['accepted', 200],
    ['bounced', 20],
  ] as const) {
    await deliver(made, state, null, count);
  }
  const change = { from: ['stopped'], state: 'sending', reason: null, now: context.clock.now() } as const;
  await during(
    (inside) => moveIssue(inside.database, made.issueId, change),
    () => brakeIssue(context, made.issueId),
  );
  const text = 'select state, stop_reason as reason from issue where id = $1';
  expect(await context.database.query('test_braked', text, [made.issueId])).toEqual([
    { state: 'stopped', reason: 'bounces' },
  ]);
});
