import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import { MailPutOff, MailRefused, MailUnanswered } from '#platform/mail/mail-transport.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { freezeIssuesOfStory } from './freeze-issues.ts';
import { noteReturnedDelivery } from './note-returned-delivery.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: IssuesWorld;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  author = await world.member();
  await world.giveAddress(author);
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

const owner = () => ({ kind: 'person', id: author.personId }) as const;
async function addReaders(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    await world.addAddress(owner(), `${author.personId}-${number}@mail.example`);
  }
}
async function issue(readers: number, title = 'On its way'): Promise<string> {
  await addReaders(readers);
  return await world.publish({ authorIds: [author.personId], title });
}
const direct = async (does: 'pause' | 'resume' | 'stop', storyId: string, by = author) =>
  (
    await by.ask(
      `mutation($id: ID!) { outcome: ${does}Issue(issueId: $id) { __typename ... on UserError { message } } }`,
      { id: await world.issueOf(storyId) },
    )
  )['outcome'];
const states = async (storyId: string) => (await world.deliveries(storyId)).map(({ state, reason }) => reason ?? state);
const standing = async (storyId: string) => {
  const text = 'select state, stop_reason as reason from issue where story_id = $1';
  const [row] = await world.database.query<{ state: string; reason: string | null }>('test_standing', text, [storyId]);
  return row;
};
/** Subjects of what the writer is told by mail. */
const told = async () =>
  (await readMail(world.context))
    .filter(({ to }) => to === `${author.personId}@mail.example`)
    .map(({ subject }) => subject);
const setPerson = (state: string) =>
  world.database.query('test_person', 'update person set state = $2 where id = $1', [author.personId, state]);
/** So many of those who have a story give it back. */
async function giveBack(storyId: string, count: number): Promise<void> {
  const text = "select id from issue_delivery where story_id = $1 and state = 'accepted' order by id limit $2";
  const rows = await world.database.query<{ id: string }>('test_give_back', text, [storyId, count]);
  for (const { id } of rows) await noteReturnedDelivery(world.context, id, '5.1.1');
}

test('rule 283: nothing more goes out by a newsletter that ends, and nothing of it can be resumed', async () => {
  const collectionId = await buildPublication(world.context);
  const inside = await world.member({ staffRoles: new Map([[collectionId, 'owner']]) }, author.personId);
  const make = async (name: string) => {
    const input = { name, description: '', cadence: '', senderName: '', replyTo: '', welcomeSubject: '' };
    const { made } = await inside.ask(
      `mutation($id: ID!, $input: NewsletterInput!) { made: createNewsletter(collectionId: $id, input: $input) {
        ... on Newsletter { id } } }`,
      { id: collectionId, input: { ...input, welcomeText: '', sendsStories: true } },
    );
    return (made as { id: string }).id;
  };
  await make('Main');
  const second = await make('Second');
  for (let number = 0; number < 30; number += 1) {
    await world.database.query(
      'test_on_second',
      `insert into subscriber (id, newsletter_id, address, state, source, created_at, confirmed_at)
       values (substr(md5($1), 1, 12), $2, $1, 'active', 'form', $3, $3)`,
      [`${second}-${number}@mail.example`, second, world.clock.now()],
    );
  }
  const { id: storyId } = await buildStory(world.context, {
    authorIds: [author.personId],
    publicationId: collectionId,
  });
  await world.database.query(
    'test_mailing',
    `insert into story_mailing (story_id, newsletter_id, reach, follows_topics, is_active, changed_at)
     values ($1, $2, 'everybody', false, false, $3)`,
    [storyId, second, world.clock.now()],
  );
  await emitEvent(world.database, 'story.published', { storyId, isFirst: true, isScheduled: false });
  await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
  world.answer(async () => {
    if (world.sent.length !== 5) return;
    await inside.ask('mutation($id: ID!) { endNewsletter(newsletterId: $id) { __typename } }', { id: second });
  });
  await world.send();
  const arrived = world.sent.length;
  expect(arrived).toBeLessThanOrEqual(11);
  world.clock.advance(2 * MINUTE);
  await world.send();
  expect(world.sent).toHaveLength(arrived);
  expect(await standing(storyId)).toEqual({ state: 'stopped', reason: 'writer' });
  expect(await direct('resume', storyId, inside)).toMatchObject({ __typename: 'Conflict' });
});

test('rule 73: what is stopped stays so: of whom it is not known whether they have it, that is still known', async () => {
  await setSetting(world.context, 'mail.unknown', 'hold');
  const storyId = await issue(3);
  world.answer(({ to }) => {
    if (to.includes('-0@')) throw new MailUnanswered(undefined);
    if (to.includes('-1@')) throw new MailPutOff(451);
  });
  await world.send();
  await direct('stop', storyId);
  const before = await states(storyId);
  expect(before).toEqual(['accepted', 'unknown', 'stopped']);
  expect(await direct('resume', storyId)).toMatchObject({ __typename: 'Conflict' });
  expect(await states(storyId)).toEqual(before);
  await setSetting(world.context, 'mail.unknown', '');
});

test('rule 73: pages that show what went out are made anew when an issue is stopped', async () => {
  const storyId = await issue(1);
  const heard: string[] = [];
  const end = await world.database.listen('purge', (payload) => heard.push(payload));
  await direct('stop', storyId);
  await expect.poll(() => heard.join(' ')).toContain(`user:${author.personId}`);
  await end();
});

test('rule 73: what was on its way when an issue was stopped, and is put off, is not tried again', async () => {
  const storyId = await issue(1);
  world.answer(async () => {
    await direct('stop', storyId);
    throw new MailPutOff(451);
  });
  await world.send();
  expect(await states(storyId)).toEqual(['stopped']);
});

test('rule 284: who wrote an issue that is a day late is told by mail, once', async () => {
  const storyId = await issue(3, 'Late news');
  world.clock.advance(DAY + MINUTE);
  await world.send();
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'late' });
  expect(await told()).toEqual(['“Late news” hasn’t gone out yet']);
});

test('rule 284: an issue whose scheduled time passed more than a day ago asks first, whenever it is published', async () => {
  await addReaders(2);
  const publishLate = async (hours: number) => {
    const { id } = await buildStory(world.context, { authorIds: [author.personId] });
    const dueAt = new Date(world.clock.now().getTime() - hours * HOUR).toISOString();
    await emitEvent(world.database, 'story.published', { storyId: id, isFirst: true, isScheduled: true, dueAt });
    await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
    await world.send();
    return id;
  };
  const intime = await publishLate(20);
  expect(await states(intime)).toEqual(['accepted', 'accepted']);
  const late = await publishLate(30);
  expect(await states(late)).toEqual(['late', 'late']);
  await direct('resume', late);
  await world.send();
  expect(await states(late)).toEqual(['accepted', 'accepted']);
});

test('rule 285: an issue whose mails come back after it ended says so, and its writer is told once', async () => {
  const storyId = await issue(210, 'Sent in a second');
  await world.send();
  expect(await standing(storyId)).toEqual({ state: 'done', reason: null });
  await giveBack(storyId, 10);
  expect(await standing(storyId)).toEqual({ state: 'done', reason: null });
  await giveBack(storyId, 3);
  expect(await standing(storyId)).toEqual({ state: 'done', reason: 'bounces' });
  expect(await told()).toEqual(['Too many mailboxes rejected “Sent in a second”']);
});

test('rule 286: while its writer is suspended an issue stands still, and nobody is left out of it for that', async () => {
  const storyId = await issue(30);
  world.answer(async () => {
    if (world.sent.length === 5) await setPerson('suspended');
  });
  await world.send();
  const arrived = world.sent.length;
  expect(arrived).toBeLessThanOrEqual(11);
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'hidden' });
  expect(new Set(await states(storyId))).toEqual(new Set(['accepted', 'queued']));
  world.clock.advance(2 * DAY);
  await world.send();
  expect(world.sent).toHaveLength(arrived);
  await setPerson('active');
  world.answer(() => undefined);
  await direct('resume', storyId);
  await world.send();
  expect(world.sent).toHaveLength(30);
});

test('rule 286: nobody is welcomed in the words of a writer who is suspended', async () => {
  const newsletterId = await world.newsletterOf(owner());
  const text = "update newsletter set welcome_subject = 'Buy this', welcome_text = 'Now' where id = $1";
  await world.database.query('test_welcome', text, [newsletterId]);
  const subscriberId = await world.addAddress(owner(), `${author.personId}-welcome@mail.example`);
  await setPerson('suspended');
  await emitEvent(world.database, 'newsletter.subscribed', { newsletterId, subscriberId });
  await runJobs(world.database, outboxTasks(world.database, [welcomeSubscriber(world.context)]));
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${author.personId}-welcome@mail.example`);
  expect(mails).toEqual([]);
});

test('rule 318: who has not got an issue yet gets it under the title that its story was given meanwhile', async () => {
  const storyId = await issue(30, 'Speling');
  const rename = async (title: string) => {
    await world.database.query('test_title', 'update story set title = $2 where id = $1', [storyId, title]);
    await emitEvent(world.database, 'story.published', { storyId, isFirst: false, isScheduled: false });
    await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
  };
  world.answer(async () => {
    if (world.sent.length === 4) await direct('pause', storyId);
  });
  await world.send();
  const had = world.sent.length;
  expect(had).toBeLessThan(30);
  await rename('Spelling');
  await direct('resume', storyId);
  await world.send();
  const subjects = world.sent.map(({ subject }) => subject);
  expect(subjects).toEqual([...Array<string>(had).fill('Speling'), ...Array<string>(30 - had).fill('Spelling')]);
  await rename('Another name');
  const [{ subject } = { subject: '' }] = await world.database.query<{ subject: string }>(
    'test_subject',
    'select subject from issue where story_id = $1',
    [storyId],
  );
  expect(subject, 'what has gone out keeps its name').toBe('Spelling');
});

test('rule 318: what is corrected while others still wait goes out so to them at once, in one run as well', async () => {
  const storyId = await issue(40, 'Teh end');
  world.answer(async () => {
    if (world.sent.length !== 4) return;
    const text =
      "update story set title = $2, latest_published_at = latest_published_at + interval '1 minute' where id = $1";
    await world.database.query('test_correct', text, [storyId, 'The end']);
  });
  await world.send();
  const subjects = world.sent.map(({ subject }) => subject);
  // Those that were written already when it was corrected go out as they are.
  expect(subjects.filter((subject) => subject === 'The end').length).toBeGreaterThan(15);
  expect(subjects.slice(0, 4)).toEqual(Array<string>(4).fill('Teh end'));
  expect(world.sent.filter(({ html, subject }) => !html.includes(subject))).toEqual([]);
});

test('rule 319: past issues list what somebody got, and pages are made anew as that changes', async () => {
  const newsletterId = await world.newsletterOf(owner());
  const archive = async () => {
    const { newsletter } = (await author.ask(
      `{ newsletter(id: "${newsletterId}") { archive { items { subject } } } }`,
    )) as { readonly newsletter: { readonly archive: { readonly items: readonly { readonly subject: string }[] } } };
    return newsletter.archive.items.map(({ subject }) => subject);
  };
  const heard: string[] = [];
  const end = await world.database.listen('purge', (payload) => heard.push(payload));
  let round = 0;
  /** By all that was heard before a word of our own. */
  const isPurged = async () => {
    const mark = `mark:${(round += 1)}`;
    await world.database.query('test_mark', "select pg_notify('purge', $1)", [mark]);
    await expect.poll(() => heard.at(-1)).toBe(mark);
    expect(heard.splice(0).join(' ')).toContain(`user:${author.personId}`);
  };
  const held = await issue(3, 'Held');
  await isPurged();
  expect(await archive()).toEqual(['Held']);
  world.answer(() => {
    throw new MailRefused(550, '550 5.7.1 Relaying denied');
  });
  await world.send();
  await isPurged();
  expect(await archive(), 'refused for everybody alike').toEqual([]);
  world.answer(() => undefined);
  await direct('resume', held);
  await isPurged();
  await world.send();
  await isPurged();
  expect(await archive()).toEqual(['Held']);
  const late = await world.publish({ authorIds: [author.personId], title: 'A day late' });
  await isPurged();
  world.clock.advance(25 * HOUR);
  await world.send();
  await isPurged();
  expect(await archive()).toEqual(['Held']);
  await direct('resume', late);
  const gone = `update subscriber set state = 'ended', end_reason = 'unsubscribed', ended_at = $2 where newsletter_id = $1`;
  await world.database.query('test_gone', gone, [newsletterId, world.clock.now()]);
  await isPurged();
  await world.send();
  await isPurged();
  expect(await standing(late)).toMatchObject({ state: 'done' });
  expect(await archive(), 'everybody had left').toEqual(['Held']);
  await end();
});
