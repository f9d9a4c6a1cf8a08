import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import { suspendStory, unsuspendStory } from '#modules/stories/stories/suspend-story.ts';
import { releaseStaged } from '#modules/telling/subscribers/add-imported.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { freezeIssuesOfStory } from '#modules/telling/issues/freeze-issues.ts';
import { noteReturnedDelivery } from '#modules/telling/issues/note-returned-delivery.ts';
import { queueNewMember, queueSubscriber, queueTriedMember } from './queue-turns.ts';
import { sendTurns } from './send-turns.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(() => {
  world.sent.length = 0;
});
afterAll(() => world.close());

const DAY = 86_400_000;
const ownedBy = ({ personId: id }: ToldMember) => ({ kind: 'person', id }) as const;
const react = () => {
  const { context, database } = world;
  const { clock } = context;
  const all = [queueSubscriber(clock), queueNewMember(clock), queueTriedMember(clock)];
  return runJobs(database, outboxTasks(database, all));
};
/** Whose turn has come is written to. */
const pass = async (days: number) => {
  world.clock.advance(days * DAY);
  await sendTurns(world.context);
  await world.send();
};
const writer = async () => {
  const author = await world.member();
  await world.giveAddress(author);
  return { author, newsletterId: await world.newsletterOf(ownedBy(author)) };
};
const story = async (author: ToldMember, title: string) =>
  (await buildStory(world.context, { authorIds: [author.personId], title })).id;
const add = async (by: ToldMember, newsletterId: string, postId: string, delayDays: number, trigger = 'SUBSCRIBED') =>
  (
    await by.ask(
      `mutation($newsletterId: ID!, $postId: ID!, $delayDays: Int!, $trigger: AutomationTrigger!) {
        outcome: addAutomationStep(
          newsletterId: $newsletterId, trigger: $trigger, postId: $postId, delayDays: $delayDays) {
          __typename ... on Newsletter { automation { id delayDays waitingCount sentCount post { title } } }
          ... on UserError { message } } }`,
      { newsletterId, postId, delayDays, trigger },
    )
  )['outcome'] as { readonly __typename: string; readonly message?: string; readonly automation?: Step[] };
type Step = { readonly id: string; readonly waitingCount: number; readonly sentCount: number };
const steps = async (by: ToldMember, newsletterId: string) =>
  (
    (await by.ask(`{ newsletter(id: "${newsletterId}") { automation { id delayDays waitingCount sentCount } } }`)) as {
      readonly newsletter: { readonly automation: readonly Step[] };
    }
  ).newsletter.automation;
/** Somebody with an account who subscribes. */
const subscriber = async (newsletterId: string) => {
  const member = await world.member();
  await world.giveAddress(member);
  await member.ask(
    `mutation { subscribeToNewsletter(newsletterId: "${newsletterId}", sharesAddress: true) { __typename } }`,
  );
  await react();
  return member;
};

test('NEWS-1: a series goes to each who subscribes, at their own time, and nobody has a story twice', async () => {
  const { author, newsletterId } = await writer();
  const [hello, best] = [await story(author, 'Hello'), await story(author, 'The best one')];
  await subscriber(newsletterId);
  expect(await add(author, newsletterId, hello, 0)).toMatchObject({ __typename: 'Newsletter' });
  await add(author, newsletterId, best, 3);
  await pass(4);
  expect(world.sent, 'who came before is not in it').toEqual([]);
  await subscriber(newsletterId);
  await pass(0);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Hello']);
  await pass(2);
  await subscriber(newsletterId);
  await pass(0.5);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Hello', 'Hello']);
  await pass(0.6);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Hello', 'Hello', 'The best one']);
  expect(await steps(author, newsletterId)).toMatchObject([
    { sentCount: 2, waitingCount: 0 },
    { sentCount: 1, waitingCount: 1 },
  ]);
  await world.database.query('test_title', "update story set title = 'The very best one' where id = $1", [best]);
  await emitEvent(world.database, 'story.published', { storyId: best, isFirst: false, isScheduled: false });
  await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
  await pass(3);
  await pass(10);
  expect(world.sent).toHaveLength(4);
  expect(world.sent.at(-1)?.subject, 'as it is called by then (rule 318)').toBe('The very best one');
  expect(
    await author.ask(`{ newsletter(id: "${newsletterId}") { archive { items { subject } } } }`),
    'what each had in their turn is no past issue',
  ).toEqual({ newsletter: { archive: { items: [] } } });
  expect(new Set(world.sent.map(({ to, subject }) => `${to} ${subject}`)).size, 'each once').toBe(4);
});

test('NEWS-1: who leaves in between gets nothing more, and a step that is moved or taken out moves and goes for who waits', async () => {
  const { author, newsletterId } = await writer();
  await add(author, newsletterId, await story(author, 'Later'), 5);
  await add(author, newsletterId, await story(author, 'Taken out'), 6);
  const [later, out] = await steps(author, newsletterId);
  const [gone] = [await subscriber(newsletterId), await subscriber(newsletterId)];
  await gone.ask(`mutation { unsubscribeFromNewsletter(newsletterId: "${newsletterId}") { __typename } }`);
  await author.ask(`mutation { removeAutomationStep(stepId: "${out?.id}") { __typename } }`);
  await author.ask(`mutation { changeAutomationStep(stepId: "${later?.id}", delayDays: 2) { __typename } }`);
  await pass(1);
  expect(world.sent).toEqual([]);
  await pass(2);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Later']);
  await pass(4);
  expect(world.sent).toHaveLength(1);
});

test('rule 183: who waits is who will get it: not who left, switched it off, has it, or gets it sooner by another series', async () => {
  const { author, newsletterId } = await writer();
  const hello = await story(author, 'Hello');
  await add(author, newsletterId, hello, 5);
  await add(author, newsletterId, hello, 2, 'BECAME_MEMBER');
  const waiting = async () => (await steps(author, newsletterId)).map(({ waitingCount }) => waitingCount);
  const had = await subscriber(newsletterId);
  const twice = await subscriber(newsletterId);
  const off = await subscriber(newsletterId);
  const gone = await subscriber(newsletterId);
  await subscriber(newsletterId);
  expect(await waiting(), 'by their days').toEqual([0, 5]);
  await gone.ask(`mutation { unsubscribeFromNewsletter(newsletterId: "${newsletterId}") { __typename } }`);
  expect(await waiting()).toEqual([0, 4]);
  const switchOff = `insert into viewer_preference (person_id, name, value, updated_at)
    values ($1, 'NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES', 'false', $2)`;
  await world.database.query('test_off', switchOff, [off.personId, world.clock.now()]);
  expect(await waiting()).toEqual([0, 3]);
  const endsAt = world.clock.now().toISOString();
  await emitEvent(world.database, 'membership.trialStarted', { personId: twice.personId, plan: 'MONTHLY', endsAt });
  await react();
  expect(await waiting(), 'by one of both').toEqual([1, 2]);
  const give = `
    with made as (insert into issue (id, newsletter_id, story_id, subject, state, recipient_count, send_at, not_after,
        created_at, ended_at) values ('given', $1, $2, 'Hello', 'done', 1, $4, $4, $4, $4))
    insert into issue_delivery (id, issue_id, story_id, reader_hash, state, due_at, ended_at)
    values ('given', 'given', $2, encode(sha256(convert_to($2 || ':' || $3, 'UTF8')), 'hex'), 'accepted', $4, $4)`;
  await world.database.query('test_given', give, [newsletterId, hello, had.personId, world.clock.now()]);
  expect(await waiting()).toEqual([1, 1]);
  await pass(6);
  expect(world.sent, 'and so it comes').toHaveLength(2);
});

test('NEWS-1: a series is set off by a list that joins and by a membership, each for its own', async () => {
  const { author, newsletterId } = await writer();
  await add(author, newsletterId, await story(author, 'Imported'), 1, 'IMPORTED');
  await add(author, newsletterId, await story(author, 'Member'), 0, 'BECAME_MEMBER');
  await world.database.query(
    'test_staged',
    `insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, created_at, confirmed_at, is_staged)
      select 'staged' || n, $1, 'staged' || n || '@mail.example', 'active', 'import', $2, $3::timestamptz + n * interval '1 second', $3, true
      from generate_series(1, 3) n`,
    [newsletterId, author.personId, world.clock.now()],
  );
  await releaseStaged(world.context, newsletterId, 2);
  await pass(1);
  expect(
    world.sent.map(({ to, subject }) => `${to} ${subject}`).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['staged1@mail.example Imported', 'staged2@mail.example Imported']);
  const member = await subscriber(newsletterId);
  await emitEvent(world.database, 'membership.started', {
    personId: member.personId,
    plan: 'MONTHLY',
    intentId: 'an-intent',
    periodEndsAt: world.clock.now().toISOString(),
    isReturn: false,
  });
  await react();
  await pass(0);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Imported', 'Imported', 'Member']);
  const tried = await subscriber(newsletterId);
  const endsAt = world.clock.now().toISOString();
  await emitEvent(world.database, 'membership.trialStarted', { personId: tried.personId, plan: 'MONTHLY', endsAt });
  await react();
  await pass(0);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Imported', 'Imported', 'Member', 'Member']);
});

test('NEWS-1: a series is its writer’s alone, has ten, and sends what readers can see', async () => {
  const { author, newsletterId } = await writer();
  const [stranger, draft] = [
    await world.member(),
    await buildStory(world.context, { authorIds: [author.personId], state: 'draft' }),
  ];
  const shown = await story(author, 'Shown');
  await expect(add(stranger, newsletterId, shown, 0)).rejects.toThrow('FORBIDDEN');
  expect(await stranger.ask(`{ newsletter(id: "${newsletterId}") { automation { id } } }`)).toEqual({
    newsletter: { automation: null },
  });
  expect(await add(author, newsletterId, draft.id, 0)).toMatchObject({ __typename: 'NotFound' });
  expect(await add(author, newsletterId, await story(stranger, 'Not theirs'), 0)).toMatchObject({
    __typename: 'NotFound',
  });
  expect(await add(author, newsletterId, shown, 366)).toMatchObject({ __typename: 'BadRequest' });
  expect(await add(author, newsletterId, shown, -1)).toMatchObject({ __typename: 'BadRequest' });
  for (let place = 0; place < 10; place += 1) {
    expect(await add(author, newsletterId, await story(author, `Step ${place}`), place)).toMatchObject({
      __typename: 'Newsletter',
    });
  }
  expect(await add(author, newsletterId, shown, 0)).toMatchObject({ __typename: 'Conflict' });
});

test('NEWS-1: what is a week late is dropped, and what was taken back goes to nobody', async () => {
  const { author, newsletterId } = await writer();
  const hidden = await story(author, 'Taken back');
  await add(author, newsletterId, await story(author, 'Too late'), 1);
  await add(author, newsletterId, hidden, 9);
  await subscriber(newsletterId);
  await author.ask(`mutation { unpublishPost(targetPostId: "${hidden}") { __typename } }`);
  await pass(9);
  await pass(1);
  expect(world.sent).toEqual([]);
  expect((await steps(author, newsletterId)).map(({ waitingCount }) => waitingCount)).toEqual([0, 0]);
});

test('NEWS-1: a newsletter that has ended sends nothing more, whoever waits for it', async () => {
  const { author, newsletterId } = await writer();
  await add(author, newsletterId, await story(author, 'Never sent'), 1);
  await subscriber(newsletterId);
  await world.database.query('test_end', 'update newsletter set ended_at = $2 where id = $1', [
    newsletterId,
    world.clock.now(),
  ]);
  await pass(2);
  expect(world.sent).toEqual([]);
});

test('rule 285: a series that too many mailboxes give back goes to nobody else, though nothing of it is on its way', async () => {
  const { author, newsletterId } = await writer();
  await add(author, newsletterId, await story(author, 'To dead letters'), 0);
  for (let number = 0; number < 210; number += 1) {
    const address = `${author.personId}-${number}@mail.example`;
    const subscriberId = await world.addAddress(ownedBy(author), address);
    await emitEvent(world.database, 'newsletter.subscribed', { newsletterId, subscriberId });
  }
  await react();
  await pass(0);
  expect(world.sent).toHaveLength(210);
  const text =
    "select id from issue_delivery where state = 'accepted' and issue_id = (select id from issue where newsletter_id = $1) limit 11";
  for (const { id } of await world.database.query<{ id: string }>('test_given_back', text, [newsletterId])) {
    await noteReturnedDelivery(world.context, id, '5.1.1');
  }
  await subscriber(newsletterId);
  await pass(0);
  expect(world.sent).toHaveLength(210);
});

test('rule 293: a series goes on by itself once readers find its story again, also for who waited meanwhile', async () => {
  const { author, newsletterId } = await writer();
  const hello = await story(author, 'Hello again');
  await add(author, newsletterId, hello, 0);
  await subscriber(newsletterId);
  await sendTurns(world.context);
  const suspend = (state: string) =>
    world.database.query('test_suspend', 'update person set state = $2 where id = $1', [author.personId, state]);
  await suspend('suspended');
  await world.send();
  expect(world.sent).toEqual([]);
  const subscriberId = await world.addAddress(ownedBy(author), `${hello}@mail.example`);
  await emitEvent(world.database, 'newsletter.subscribed', { newsletterId, subscriberId });
  await react();
  await sendTurns(world.context);
  const text = 'select state, stop_reason as reason from issue where newsletter_id = $1';
  expect(await world.database.query('test_waits', text, [newsletterId]), 'whoever comes waits, too').toEqual([
    { state: 'paused', reason: 'hidden' },
  ]);
  await suspend('active');
  await subscriber(newsletterId);
  await pass(0);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Hello again', 'Hello again', 'Hello again']);
});

test('rule 293: turns that come while a story is taken down wait until it is back, and what is too late by then goes to nobody', async () => {
  const { author, newsletterId } = await writer();
  const hello = await story(author, 'Taken down');
  await add(author, newsletterId, hello, 1);
  await subscriber(newsletterId);
  await suspendStory(world.context, hello);
  await pass(2);
  expect(world.sent).toEqual([]);
  expect((await steps(author, newsletterId)).map(({ waitingCount }) => waitingCount)).toEqual([1]);
  await unsuspendStory(world.context, hello);
  await pass(0);
  expect(world.sent.map(({ subject }) => subject)).toEqual(['Taken down']);
  await subscriber(newsletterId);
  await suspendStory(world.context, hello);
  await pass(9);
  await unsuspendStory(world.context, hello);
  await pass(0);
  expect(world.sent).toHaveLength(1);
});

test('NEWS-1: who waits for a series is counted one by one up to 2,000, and at most beyond that', async () => {
  const { author, newsletterId } = await writer();
  await add(author, newsletterId, await story(author, 'To many'), 5);
  const add2000 = `
    with made as (
      insert into subscriber (id, newsletter_id, address, state, source, created_at, confirmed_at)
      select substr(md5($1 || n), 1, 12), $1, 'many-' || $1 || n || '@mail.example', 'active', 'form', $2, $2
      from generate_series(1, 2000) n returning id)
    insert into automation_turn (step_id, subscriber_id, triggered_at, due_at)
    select t.id, made.id, $2, $2::timestamptz + interval '5 days' from automation_step t, made where t.newsletter_id = $1`;
  await world.database.query('test_many', add2000, [newsletterId, world.clock.now()]);
  const waits = async () => {
    const { newsletter } = (await author.ask(
      `{ newsletter(id: "${newsletterId}") { automation { waitingCount isWaitingAtMost } } }`,
    )) as { readonly newsletter: { readonly automation: readonly unknown[] } };
    return newsletter.automation;
  };
  const leave = `update subscriber set state = 'ended', end_reason = 'unsubscribed', ended_at = $2 where id in (
    select id from subscriber where newsletter_id = $1 and state = 'active' order by id limit 5)`;
  await world.database.query('test_leave', leave, [newsletterId, world.clock.now()]);
  expect(await waits()).toEqual([{ waitingCount: 1995, isWaitingAtMost: false }]);
  await subscriber(newsletterId);
  expect(await waits()).toEqual([{ waitingCount: 2001, isWaitingAtMost: true }]);
  await world.database.query('test_end', 'update newsletter set ended_at = $2 where id = $1', [
    newsletterId,
    world.clock.now(),
  ]);
  expect(await waits()).toEqual([{ waitingCount: 0, isWaitingAtMost: false }]);
});
