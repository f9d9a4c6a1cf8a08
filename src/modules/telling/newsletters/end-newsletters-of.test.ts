import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { eraseIfDue } from '#modules/stories/publication-closings/erase-publication.ts';
import { queueSubscriber } from '#modules/telling/automations/queue-turns.ts';
import { sendTurns } from '#modules/telling/automations/send-turns.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { endNewslettersOf } from './end-newsletters-of.ts';
import { atStart, reactions } from './newsletters.jobs.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(() => {
  world.sent.length = 0;
});
afterAll(() => world.close());

const DAY = 86_400_000;
const STEP = `
  insert into automation_step (id, newsletter_id, trigger, story_id, delay_days, created_at, changed_at)
  values (substr(md5($1 || $2), 1, 12), $1, 'subscribed', $2, $3, $4, $4)`;

/** A publication whose series greets whoever subscribes, and goes on two days later. */
async function greeting() {
  const { context, database, clock } = world;
  const publicationId = await buildPublication(context);
  const owner = { kind: 'publication', id: publicationId } as const;
  const newsletterId = await world.newsletterOf(owner);
  const author = await world.member();
  for (const [title, days] of [
    ['Welcome', 0],
    ['Two days later', 2],
  ] as const) {
    const { id } = await buildStory(context, { publicationId, authorIds: [author.personId], title });
    await database.query('test_step', STEP, [newsletterId, id, days, clock.now()]);
  }
  const subscribe = async (address: string) => {
    const subscriberId = await world.addAddress(owner, address);
    await queueSubscriber(clock).react(database, { subscriberId } as never);
  };
  const pass = async (days: number) => {
    clock.advance(days * DAY);
    await sendTurns(context);
    await world.send();
  };
  const state = (to: string) =>
    database.query('test_state', 'update publication set state = $2 where id = $1', [publicationId, to]);
  return { publicationId, newsletterId, subscribe, pass, state };
}

const subjects = () => world.sent.map(({ subject }) => subject);

test('NEWS-1, PUB-1: rule 282: while its publication is closed a series waits, and what is too late by then goes to nobody', async () => {
  const { subscribe, pass, state } = await greeting();
  await state('archived');
  await subscribe('ann@a.example');
  await pass(1);
  expect(subjects()).toEqual([]);
  await state('active');
  await pass(0);
  expect(subjects()).toEqual(['Welcome']);
  await state('suspended');
  await pass(9);
  await state('active');
  await pass(0);
  expect(subjects(), 'a week late').toEqual(['Welcome']);
});

test('NEWS-1, PUB-1: rule 293: a series that was on its way when its publication closed goes on by itself once that is open again', async () => {
  const { subscribe, pass, state } = await greeting();
  await subscribe('ann@c.example');
  await sendTurns(world.context);
  await state('archived');
  await world.send();
  expect(subjects()).toEqual([]);
  await state('active');
  await subscribe('bob@c.example');
  await pass(0);
  expect(subjects()).toEqual(['Welcome', 'Welcome']);
  await pass(2);
  expect(subjects().slice(2), 'and with its next step').toEqual(['Two days later', 'Two days later']);
});

/** Whether its newsletter has ended, and how many read it. */
const left = (newsletterId: string) =>
  world.database.query(
    'test_left',
    `select n.ended_at is not null as "hasEnded", (select count(*)::integer from subscriber s where s.newsletter_id = n.id) as readers
     from newsletter n where n.id = $1`,
    [newsletterId],
  );
const END = {
  'newsletters:end': (ending: { readonly publicationId: string }) =>
    endNewslettersOf(asProgram(world.context), ending.publicationId),
};

test('NEWS-1, PUB-1: rule 282: a publication that is deleted takes its newsletters along, with what waits and whoever reads them', async () => {
  const { context, database, clock } = world;
  const { publicationId, newsletterId, subscribe, pass } = await greeting();
  for (const name of ['ann', 'bob']) await subscribe(`${name}@b.example`);
  await pass(0);
  expect(subjects()).toEqual(['Welcome', 'Welcome']);
  await database.query(
    'test_closing',
    `insert into publication_closing (publication_id, kind, was_archived, closed_at, delete_at)
     values ($1, 'deleted', false, $2, $2)`,
    [publicationId, clock.now()],
  );
  await eraseIfDue(asProgram(context), publicationId);
  await runJobs(database, { ...outboxTasks(database, reactions(context)), ...END });
  expect(await left(newsletterId)).toEqual([{ hasEnded: true, readers: 0 }]);
  await subscribe('cleo@b.example');
  await pass(3);
  expect(subjects()).toHaveLength(2);
});

test('NEWS-1, PUB-1: rule 282: a publication that was erased before its newsletters ended with it loses them at the next start', async () => {
  const [gone, there] = [await greeting(), await greeting()];
  for (const { subscribe } of [gone, there]) await subscribe(`${gone.newsletterId}@d.example`);
  await gone.state('deleted');
  await atStart(world.context);
  await atStart(world.context);
  await runJobs(world.database, END);
  expect(await left(gone.newsletterId)).toEqual([{ hasEnded: true, readers: 0 }]);
  expect(await left(there.newsletterId)).toEqual([{ hasEnded: false, readers: 1 }]);
});
