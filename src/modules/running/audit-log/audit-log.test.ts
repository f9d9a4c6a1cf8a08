import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { changesOf } from './changes-of.ts';
import { readAuditLog, writeAuditFile } from './read-audit-log.ts';

const everything = { actor: '', action: '', target: '', from: '', until: '' };

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function as(...roles: readonly ('ADMIN' | 'MODERATOR' | 'FINANCE' | 'SUPPORT')[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return { ...world.context, viewer, isProgram: false };
}

async function note(targetId: string, after: unknown = null, by: typeof world.context = world.context) {
  (world.context.clock as FakeClock).advance(1_000);
  await writeAudit(by, { action: 'link.banned', targetKind: 'link', targetId, before: null, after });
}

test('ADMIN-1: administrators read the audit, and to everybody else there is none', async () => {
  for (const asker of [await as('MODERATOR'), await as('FINANCE', 'SUPPORT'), await as()]) {
    expect(await readAuditLog(asker, everything, null)).toBeNull();
    expect(writeAuditFile(asker, everything)).toBeUndefined();
  }
  expect(await readAuditLog(await as('ADMIN'), everything, null)).not.toBeNull();
});

test('rule 235: the audit is found by who, what, on what and when, and every entry once over its pages', async () => {
  const admin = await as('ADMIN');
  for (let count = 0; count < 120; count += 1) await note('many.example');
  await note('one.example', null, admin);
  const found = async (filter: Partial<typeof everything>) =>
    (await readAuditLog(admin, { ...everything, ...filter }, null))?.entries.map(({ targetId }) => targetId);
  expect(await found({ target: 'one.example' })).toEqual(['one.example']);
  expect((await found({ actor: 'OPERATOR' }))?.[0]).toBe('many.example');
  expect(await found({ action: 'topic.saved' })).toEqual([]);
  const today = world.context.clock.now().toISOString().slice(0, 10);
  expect((await found({ from: today, until: today }))?.[0]).toBe('one.example');
  expect(await found({ until: '2001-01-01' })).toEqual([]);
  expect((await found({ until: '2001-02-31' }))?.[0]).toBe('one.example');
  const ids: string[] = [];
  let olderThan: string | null = null;
  do {
    const page = await readAuditLog(admin, { ...everything, target: 'many.example' }, olderThan);
    ids.push(...(page?.entries ?? []).map(({ id }) => id));
    olderThan = page?.olderThan ?? null;
  } while (olderThan !== null);
  expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
});

test('rule 235: the file of the audit has what the filter lets pass, and begins no formula', async () => {
  await note('=SUM(A1)', { reason: 'bad' });
  const parts: string[] = [];
  for await (const part of writeAuditFile(await as('ADMIN'), { ...everything, target: '=SUM(A1)' }) ?? [])
    parts.push(part);
  const lines = parts.join('').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,banned a link,link,"'=SUM(A1)",,Reason: bad,link.banned`);
});

test('rule 235: both sides of an entry are told value by value', () => {
  expect(changesOf({ isOn: false, gone: 1 }, { isOn: true, roles: ['ADMIN', 'FINANCE'] })).toEqual([
    { name: 'isOn', before: 'no', after: 'yes' },
    { name: 'gone', before: '1', after: '' },
    { name: 'roles', before: '', after: 'ADMIN, FINANCE' },
  ]);
  expect(changesOf({ excerpt: '' }, { excerpt: '', countries: [], endsAt: null })).toEqual([]);
  expect(changesOf(null, 'text')).toEqual([{ name: 'value', before: '', after: 'text' }]);
});
