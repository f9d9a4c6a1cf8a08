import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { overviewPages } from '#shared/moderation/overview-pages.ts';
import { reportTarget } from '#modules/running/reports/report-target.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readOverview } from './read-overview.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function overviewFor(...roles: readonly PlatformRole[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return await readOverview({ ...world.context, viewer });
}

test('ADMIN-1: each role sees what it may act on, and nobody else anything', async () => {
  const kindsFor = async (role: PlatformRole) => (await overviewFor(role))?.map(({ kind }) => kind).toSorted();
  expect(await kindsFor('ADMIN')).toEqual(overviewPages.map(({ kind }) => kind).toSorted());
  expect(await kindsFor('MODERATOR')).toEqual([
    'APPEALS',
    'BACKUP',
    'DISK',
    'JOBS',
    'LEGAL_NOTICES',
    'REPORTS',
    'WAVES',
  ]);
  expect(await kindsFor('CURATOR')).toEqual(['BOOSTS']);
  expect(await kindsFor('FINANCE')).toEqual(['PAYOUTS', 'PAYOUT_REVIEWS']);
  expect([await overviewFor('SUPPORT'), await overviewFor()]).toEqual([null, null]);
  expect(await readOverview({ ...world.context, viewer: null })).toBeNull();
});

test('ADMIN-1: a nomination that nobody can decide about anymore is in no number, as it is in no list', async () => {
  const clock = world.context.clock as FakeClock;
  const boosts = async () => (await overviewFor('CURATOR'))?.find(({ kind }) => kind === 'BOOSTS')?.count;
  const { id } = await buildStory(world.context, { publishedAt: clock.now() });
  await world.context.database.query(
    'test_nominated',
    `insert into boost_case (id, story_id, state, opened_at) values ('0123456789ab', $1, 'pending', $2)`,
    [id, clock.now()],
  );
  expect(await boosts()).toBe(1);
  clock.advance(22 * 86_400_000);
  expect(await boosts()).toBe(0);
});

test('ADMIN-1: what waits is counted since when it waits, and what is late or does not work stands first', async () => {
  const clock = world.context.clock as FakeClock;
  expect((await overviewFor('ADMIN'))?.filter(({ count, standing }) => count > 0 || standing !== 'WAITING')).toEqual(
    [],
  );
  const reportedAt = clock.now();
  const { id } = await buildStory(world.context);
  const viewer = buildViewer({ personId: await buildPerson(world.context) });
  const report = { target: { kind: 'post', id }, reason: 'SPAM', details: '' } as const;
  await reportTarget({ ...world.context, viewer, isProgram: false }, report);
  const reports = async () => (await overviewFor('MODERATOR'))?.find(({ kind }) => kind === 'REPORTS');
  expect(await reports()).toEqual({ kind: 'REPORTS', count: 1, since: reportedAt, standing: 'WAITING' });
  clock.advance(3 * 86_400_000 + 1);
  expect(await reports()).toMatchObject({ count: 1, standing: 'LATE' });
  const run = (outcome: string, minutes: number) =>
    world.context.database.query(
      `test_run_${outcome.toLowerCase()}`,
      `insert into backup_run (id, target, outcome, sentence, row_count, file_count, byte_count, started_at, ended_at)
       values (left(md5($1), 12), '/backups', '${outcome}', '', 0, 0, 0, $2, $2)`,
      [`${outcome} ${minutes}`, new Date(clock.now().getTime() + minutes * 60_000)],
    );
  await run('FAILED', 1);
  await run('FAILED', 2);
  expect((await overviewFor('ADMIN'))?.slice(0, 2)).toMatchObject([
    { kind: 'BACKUP', count: 2, standing: 'BROKEN' },
    { kind: 'REPORTS', standing: 'LATE' },
  ]);
  await run('TRIED', 3);
  const backup = (await overviewFor('ADMIN'))?.find(({ kind }) => kind === 'BACKUP');
  expect(backup).toMatchObject({ count: 0, standing: 'WAITING' });
});
