import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson, type PersonOverride } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { sendOutcomes } from '#modules/running/reports/report-mails.ts';
import { reportTarget } from '#modules/running/reports/report-target.ts';
import { reverseDecision } from '#modules/running/decisions/take-decision.ts';
import { previewWave, startWave, stopWave, undoWave } from './change-wave.ts';
import type { WaveQuery } from './find-wave.ts';
import { readWaves } from './read-waves.ts';
import { workAtWave } from './work-at-wave.ts';

const clock = createFakeClock('2026-11-21T12:00:00.000Z');
const DAY = 86_400_000;
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

async function as(role: 'MODERATOR' | 'CURATOR') {
  const personId = await buildPerson(world.context);
  await world.database.kysely
    .insertInto('platform_role')
    .values({ person_id: personId, role, created_at: clock.now() })
    .execute();
  return { ...world.context, viewer: buildViewer({ personId, roles: new Set([role]) }), isProgram: false };
}

async function somebody(address: string, details: PersonOverride = {}): Promise<string> {
  const personId = await buildPerson(world.context, details);
  await world.database.kysely
    .insertInto('email_address')
    .values({ address, person_id: personId, is_verified: true, created_at: clock.now() })
    .execute();
  return personId;
}

const stateOf = async (id: string) =>
  (await world.database.kysely.selectFrom('person').select('state').where('id', '=', id).executeTakeFirst())?.state;

/** The newest wave stands first, by the clock. */
async function newest(by: Awaited<ReturnType<typeof as>>) {
  const [wave] = (await readWaves(by)) ?? [];
  return wave?.id ?? '';
}

async function seen(by: Awaited<ReturnType<typeof as>>, query: WaveQuery) {
  const outcome = await previewWave(by, query);
  if (outcome.type !== 'WavePreview') throw new Error(outcome.message);
  return outcome;
}
const idsOf = ({ accounts }: Awaited<ReturnType<typeof seen>>) => accounts.map(({ id }) => id).toSorted();

test('rule 255: accounts are found by their mail, what they link to and what they write; who belongs here is left alone', async () => {
  const moderator = await as('MODERATOR');
  const old = await somebody('old@wave.example');
  clock.advance(40 * DAY);
  const [one, two] = [await somebody('one@wave.example'), await somebody('two@deep.wave.example', { bio: 'Hi' })];
  await somebody('three@notwave.example');
  const member = await somebody('member@wave.example');
  await buildMembership(world.context, { personId: member });
  const byMail = await seen(moderator, { kind: 'MAIL_DOMAIN', value: 'wave.example', days: 30 });
  expect(idsOf(byMail)).toEqual([one, two].toSorted());
  expect(byMail.spared.map(({ id, reason }) => [id, reason])).toEqual([[member, 'MEMBER']]);
  expect(await stateOf(old)).toBe('active');

  const href = 'https://win.casino.example/now?me=1';
  const linked = storyDocument(paragraph(text('Win  BIG money', { type: 'link', href }), ' today'));
  await buildStory(world.context, { authorIds: [one], document: linked, state: 'draft' });
  const innocent = storyDocument(paragraph(text('Cards', { type: 'link', href: 'https://notcasino.example/' })));
  await buildStory(world.context, { authorIds: [two], document: innocent });
  const inBio = await somebody('four@mail.example', { bio: 'See casino.example!' });
  const byLink = await seen(moderator, { kind: 'LINK', value: 'https://casino.example', days: 3 });
  expect(idsOf(byLink)).toEqual([one, inBio].toSorted());
  const byWords = await seen(moderator, { kind: 'WORDS', value: 'win big MONEY', days: 3 });
  expect(idsOf(byWords)).toEqual([one]);
  for (const wrong of [{ value: 'nothing' }, { days: 0 }, { days: 31 }])
    expect(await previewWave(moderator, { kind: 'LINK', value: 'a.example', days: 3, ...wrong })).toMatchObject({
      type: 'BadRequest',
    });
  await expect(previewWave(await as('CURATOR'), { kind: 'LINK', value: 'a.example', days: 3 })).rejects.toThrow(
    NotAllowed,
  );
});

test('rule 255: exactly who was seen is suspended, each by a decision of their own, without mail unless it is asked for', async () => {
  const moderator = await as('MODERATOR');
  const query = { kind: 'MAIL_DOMAIN', value: 'flood.example', days: 3 } as const;
  const sanction = { rule: 'SPAM', facts: 'Only advertisements.' } as const;
  const people = [await somebody('a@flood.example'), await somebody('b@flood.example')];
  const first = await seen(moderator, query);
  people.push(await somebody('c@flood.example'));
  expect(await startWave(moderator, { ...query, ...sanction, mark: first.mark, isTold: false })).toMatchObject({
    type: 'Conflict',
    message: expect.stringContaining('now 3 match') as string,
  });
  const { mark } = await seen(moderator, query);
  expect(await startWave(moderator, { ...query, ...sanction, facts: ' ', mark, isTold: false })).toMatchObject({
    type: 'BadRequest',
  });
  expect(await startWave(moderator, { ...query, ...sanction, mark, isTold: false })).toEqual({ type: 'WaveChanged' });
  const id = await newest(moderator);
  await workAtWave(world.context, id);
  expect(await Promise.all(people.map(stateOf))).toEqual(['suspended', 'suspended', 'suspended']);
  const decisions = await world.database.kysely
    .selectFrom('decision')
    .select(['decided_by', 'facts', 'measure', 'rule'])
    .where('target_id', 'in', people)
    .execute();
  const expected = { decided_by: moderator.viewer.personId, facts: sanction.facts, measure: 'suspend', rule: 'SPAM' };
  expect(decisions).toEqual([expected, expected, expected]);
  const mails = async () => (await readMail(world.context)).filter(({ to }) => to.endsWith('@flood.example'));
  expect(await mails()).toEqual([]);
  expect((await readWaves(moderator))?.[0]).toMatchObject({ state: 'DONE', doneCount: 3, accountCount: 3 });

  // One was given back after an appeal: the undoing leaves that as it is.
  const [appealed = ''] = people;
  const ofAppealed = () =>
    world.database.kysely
      .selectFrom('decision')
      .select(['id', 'end_reason'])
      .where('target_id', '=', appealed)
      .executeTakeFirstOrThrow();
  await reverseDecision(world.context, { decisionId: (await ofAppealed()).id, reason: 'They were right.' });
  expect(await undoWave(moderator, id)).toEqual({ type: 'WaveChanged' });
  expect(await undoWave(moderator, id)).toMatchObject({ type: 'Conflict' });
  await workAtWave(world.context, id);
  expect(await Promise.all(people.map(stateOf))).toEqual(['active', 'active', 'active']);
  expect((await readWaves(moderator))?.[0]).toMatchObject({ state: 'UNDONE', undoneCount: 3, doneCount: 0 });
  expect((await ofAppealed()).end_reason).toBe('They were right.');
  expect((await mails()).map(({ to }) => to)).toEqual(['a@flood.example']);

  clock.advance(1_000);
  const again = await seen(moderator, query);
  await startWave(moderator, { ...query, ...sanction, mark: again.mark, isTold: true });
  await workAtWave(world.context, await newest(moderator));
  expect(new Set((await mails()).map(({ to }) => to)).size).toBe(3);
});

test('rule 255: a wave that is stopped leaves those alone whose turn has not come', async () => {
  clock.advance(1_000);
  const moderator = await as('MODERATOR');
  const query = { kind: 'MAIL_DOMAIN', value: 'halted.example', days: 3 } as const;
  const person = await somebody('a@halted.example');
  const { mark } = await seen(moderator, query);
  await startWave(moderator, { ...query, rule: 'SPAM', facts: 'Spam.', mark, isTold: false });
  const id = await newest(moderator);
  expect(await stopWave(moderator, id)).toEqual({ type: 'WaveChanged' });
  await workAtWave(world.context, id);
  expect(await stateOf(person)).toBe('active');
  expect((await readWaves(moderator))?.[0]).toMatchObject({ state: 'STOPPED', doneCount: 0 });
});

async function report(personId: string, kind: 'post' | 'user', id: string): Promise<void> {
  const by = { ...world.context, viewer: buildViewer({ personId }), isProgram: false };
  const said = await reportTarget(by, { target: { kind, id }, reason: 'SPAM', comment: '' });
  expect(said.type).toBe('ReportReceived');
}

/** Whoever reported something hears what came of it. */
const tell = () => runJobs(world.database, { 'reports:tell': (outcomes) => sendOutcomes(world.context, outcomes) });

test('ADMIN-2: what was reported of a wave’s accounts ends with it, and waits again when it is undone', async () => {
  clock.advance(1_000);
  const moderator = await as('MODERATOR');
  const query = { kind: 'MAIL_DOMAIN', value: 'reported.example', days: 3 } as const;
  const [spammer, reader] = [await somebody('a@reported.example'), await somebody('reader@readers.example')];
  const { id: storyId } = await buildStory(world.context, { authorIds: [spammer], title: 'Win big' });
  const { id: otherId } = await buildStory(world.context, { title: 'Somebody else’s' });
  await report(reader, 'user', spammer);
  await report(reader, 'post', storyId);
  await report(reader, 'post', otherId);
  const waiting = async () =>
    (
      await world.database.query<{ id: string }>(
        'test_waiting',
        `select c.target_id as id from case_rank k join report_case c on c.id = k.case_id where c.state = 'open'`,
        [],
      )
    )
      .map(({ id }) => id)
      .toSorted();
  const { mark } = await seen(moderator, query);
  await startWave(moderator, { ...query, rule: 'SPAM', facts: 'Spam.', mark, isTold: false });
  const id = await newest(moderator);
  await workAtWave(world.context, id);
  expect(await waiting()).toEqual([otherId]);
  await tell();
  await workAtWave(world.context, id);
  await tell();
  const told = (await readMail(world.context)).filter(({ to }) => to === 'reader@readers.example');
  // One mail for all of it, however often the job is done again.
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('these 2 things');
  expect(told[0]?.text).toContain('“Win big”');
  await undoWave(moderator, id);
  await workAtWave(world.context, id);
  expect(await waiting()).toEqual([otherId, spammer, storyId].toSorted());
});

test('ADMIN-2: where one who reported cannot be told, a wave is done and the others are', async () => {
  clock.advance(1_000);
  const moderator = await as('MODERATOR');
  const query = { kind: 'MAIL_DOMAIN', value: 'untold.example', days: 3 } as const;
  const spammer = await somebody('a@untold.example');
  const [unsafe, heard] = [await somebody('two@at.example, once@at.example'), await somebody('heard@readers.example')];
  for (const personId of [unsafe, heard]) await report(personId, 'user', spammer);
  const { mark } = await seen(moderator, query);
  await startWave(moderator, { ...query, rule: 'SPAM', facts: 'Spam.', mark, isTold: false });
  await workAtWave(world.context, await newest(moderator));
  const refused: string[] = [];
  await runJobs(world.database, {
    'reports:tell': async (outcomes) => {
      await sendOutcomes(world.context, outcomes).catch(() => refused.push(outcomes.reporterId));
    },
  });
  expect(refused).toEqual([unsafe]);
  expect((await readMail(world.context)).filter(({ to }) => to === 'heard@readers.example')).toHaveLength(1);
});
