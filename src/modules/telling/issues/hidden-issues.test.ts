import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent, outboxTasks } from '#platform/jobs/outbox.ts';
import { setPublicationState } from '#modules/stories/publications/set-publication-state.ts';
import { suspendStory, unsuspendStory } from '#modules/stories/stories/suspend-story.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { brakeIssue } from './brake-issue.ts';
import { freezeIssuesOfStory } from './freeze-issues.ts';
import { noteReturnedDelivery } from './note-returned-delivery.ts';

let world: IssuesWorld;
let author: ToldMember;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(async () => {
  author = await world.member();
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

async function issue(readers: number, title = 'On its way'): Promise<string> {
  for (let number = 0; number < readers; number += 1) {
    await world.addAddress({ kind: 'person', id: author.personId }, `${author.personId}-${number}@mail.example`);
  }
  return await world.publish({ authorIds: [author.personId], title });
}
const ask = async (mutation: string, storyId: string, by = author) => {
  const fields = '__typename ... on UserError { message } ... on NewsletterIssue { state stopReason counts { rest } }';
  const id = await world.issueOf(storyId);
  return (await by.ask(`mutation($id: ID!) { outcome: ${mutation}(issueId: $id) { ${fields} } }`, { id }))['outcome'];
};
const standing = async (storyId: string) => {
  const text = 'select state, stop_reason as reason from issue where story_id = $1';
  const [row] = await world.database.query<{ state: string; reason: string | null }>('test_standing', text, [storyId]);
  return row;
};
const states = async (storyId: string) => (await world.deliveries(storyId)).map(({ state }) => state);
/** Does something once a few have it, and says how many had it in the end. */
async function meanwhile(does: () => Promise<unknown>): Promise<number> {
  world.answer(async () => {
    if (world.sent.length === 4) await does();
  });
  await world.send();
  world.answer(() => undefined);
  return world.sent.length;
}
const story = (mutation: string, id: string) =>
  author.ask(`mutation($id: ID!) { ${mutation}(targetPostId: $id) { __typename } }`, { id });
const setStory = (id: string, values: string) =>
  world.database.query('', `update story set ${values} where id = $1`, [id]);

const WAYS: readonly [string, (id: string) => Promise<unknown>, (id: string) => Promise<unknown>][] = [
  ['unpublished', (id) => story('unpublishPost', id), (id) => setStory(id, "state = 'published', is_listed = true")],
  ['deleted', (id) => story('deletePost', id), (id) => setStory(id, "state = 'published', is_listed = true")],
  ['unlisted', (id) => setStory(id, 'is_listed = false'), (id) => setStory(id, 'is_listed = true')],
  ['taken down', (id) => suspendStory(world.context, id), (id) => unsuspendStory(world.context, id)],
];
test.each(WAYS)(
  'rule 293: an issue whose story is %s while it goes out waits, and the rest get it once readers find it again',
  async (_way, hide, show) => {
    const id = await issue(30);
    const had = await meanwhile(() => hide(id));
    expect(had).toBeLessThan(30);
    expect(await standing(id)).toEqual({ state: 'paused', reason: 'hidden' });
    expect(new Set(await states(id))).toEqual(new Set(['accepted', 'queued']));
    expect(await ask('resumeIssue', id)).toMatchObject({
      __typename: 'Conflict',
      message: expect.stringContaining('Readers can’t find this story right now'),
    });
    await world.send();
    expect(world.sent).toHaveLength(had);
    await show(id);
    expect(await ask('resumeIssue', id)).toMatchObject({ state: 'SENDING', stopReason: null });
    await world.send();
    expect(world.sent).toHaveLength(30);
    expect(new Set(world.sent.map(({ to }) => to)).size).toBe(30);
  },
);

test('rule 294: what its writer stopped goes to the rest after all, once, as the story is then', async () => {
  const id = await issue(30, 'Speling');
  const had = await meanwhile(() => ask('stopIssue', id));
  expect(had).toBeLessThan(30);
  await setStory(id, "title = 'Spelling'");
  await emitEvent(world.database, 'story.published', { storyId: id, isFirst: false, isScheduled: false });
  await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
  expect(await ask('resumeIssue', id)).toMatchObject({ __typename: 'Conflict' });
  const stranger = await world.member();
  await expect(ask('sendRestOfIssue', id, stranger)).rejects.toThrow();
  // Whoever left since then gets nothing.
  const gone = `update subscriber set state = 'ended', end_reason = 'unsubscribed', ended_at = now() where id = (
    select subscriber_id from issue_delivery where story_id = $1 and reason = 'stopped' limit 1)`;
  await world.database.query('test_gone', gone, [id]);
  expect(await ask('sendRestOfIssue', id)).toMatchObject({ state: 'SENDING', stopReason: null, counts: { rest: 0 } });
  expect(await ask('sendRestOfIssue', id)).toMatchObject({ __typename: 'Conflict' });
  await world.send();
  expect(world.sent).toHaveLength(29);
  expect(new Set(world.sent.map(({ to }) => to)).size).toBe(29);
  expect(world.sent.slice(had).map(({ subject }) => subject)).toEqual(Array<string>(29 - had).fill('Spelling'));
  expect(await standing(id)).toEqual({ state: 'done', reason: null });
  const [row] = await world.database.query<{ subject: string }>('', 'select subject from issue where story_id = $1', [
    id,
  ]);
  expect(row?.subject).toBe('Spelling');
});

test('rule 294: nobody sends the rest of what readers cannot find', async () => {
  const id = await issue(30);
  await meanwhile(() => ask('stopIssue', id));
  await story('unpublishPost', id);
  expect(await ask('sendRestOfIssue', id)).toMatchObject({
    __typename: 'Conflict',
    message: expect.stringContaining('Readers can’t find this story right now'),
  });
  expect(await standing(id)).toEqual({ state: 'stopped', reason: 'writer' });
});

test.each(['pauseIssue', 'stopIssue'])(
  'rule 294: what too many mailboxes turned away after %s cannot go to the rest',
  async (mutation) => {
    const id = await issue(230);
    await meanwhile(() => ask(mutation, id));
    // All but a few have it.
    const had = `update issue_delivery set state = 'accepted', reason = null, ended_at = now() where id in (
    select id from issue_delivery where story_id = $1 and state in ('queued', 'skipped') order by id limit $2)`;
    await world.database.query('test_had', had, [id, 215 - world.sent.length]);
    const text = "select id from issue_delivery where story_id = $1 and state = 'accepted' order by id limit 12";
    const rows = await world.database.query<{ id: string }>('test_back', text, [id]);
    for (const row of rows) await noteReturnedDelivery(world.context, row.id, '5.1.1');
    await brakeIssue(world.context, await world.issueOf(id));
    expect(await standing(id)).toEqual({ state: 'stopped', reason: 'bounces' });
    expect(await ask('sendRestOfIssue', id)).toMatchObject({ __typename: 'Conflict' });
  },
);

test('rule 293: what a publication sends waits while it is closed, since nobody could stop it', async () => {
  const id = await buildPublication(world.context, { name: 'Closing Press' });
  const owner = { kind: 'publication', id } as const;
  for (let number = 0; number < 30; number += 1) await world.addAddress(owner, `${id}-${number}@mail.example`);
  const storyId = await world.publish({ authorIds: [author.personId], publicationId: id });
  const had = await meanwhile(() => setPublicationState({ ...world.context, isProgram: true }, id, 'archived'));
  expect(had).toBeLessThan(30);
  expect(await standing(storyId)).toEqual({ state: 'paused', reason: 'writer' });
  const staff = await world.member({ staffRoles: new Map([[id, 'owner']]) });
  await setPublicationState({ ...world.context, isProgram: true }, id, 'active');
  expect(await ask('resumeIssue', storyId, staff)).toMatchObject({ state: 'SENDING' });
  await world.send();
  expect(world.sent).toHaveLength(30);
});
