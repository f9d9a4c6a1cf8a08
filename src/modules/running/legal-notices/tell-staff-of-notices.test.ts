import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { asProgram } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readMail } from '#test/support/read-mail.ts';
import { insertLegalNotice } from './legal-notices.store.ts';
import { tellStaffOfNotices } from './tell-staff-of-notices.ts';

const clock = createFakeClock('2026-12-05T09:00:00Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

async function staff(role: 'CURATOR' | 'MODERATOR'): Promise<string> {
  const { kysely } = world.database;
  const person_id = await buildPerson(world.context);
  const [address, created_at] = [`${role.toLowerCase()}@mail.example`, clock.now()];
  await kysely.insertInto('email_address').values({ address, person_id, is_verified: true, created_at }).execute();
  await kysely.insertInto('platform_role').values({ person_id, role, created_at }).execute();
  return address;
}

const noticeOf = async (title: string) =>
  await insertLegalNotice(world.database, {
    id: title,
    kind: 'illegal',
    address: 'https://longhand.example/@somebody/a-walk',
    target_kind: 'post',
    target_id: 'a-walk',
    title,
    excerpt: '',
    notifier_id: null,
    name: 'Grace Hopper',
    email: 'grace@mail.example',
    work: '',
    law: 'Penal code, 1',
    countries: ['DE'],
    explanation: 'It says so.',
    state: 'open',
    created_at: clock.now(),
  });

test('rule 260: whoever decides about notices is told of new ones, once, in one mail', async () => {
  const [moderator, curator] = [await staff('MODERATOR'), await staff('CURATOR')];
  for (const title of ['A walk', 'A swim']) await noticeOf(title);
  for (let time = 0; time < 2; time += 1) await tellStaffOfNotices(asProgram(world.context));
  const mails = await readMail(world.context);
  const [mail, ...others] = mails.filter(({ to }) => to === moderator);
  expect(mail?.subject).toBe('2 legal notices came in');
  expect(mail?.text).toContain('/_/admin/legal-notices');
  expect([...others, ...mails.filter(({ to }) => to === curator)]).toEqual([]);
  await noticeOf('A run');
  await tellStaffOfNotices(asProgram(world.context));
  const last = (await readMail(world.context)).findLast(({ to }) => to === moderator);
  expect(last?.subject).toBe('A legal notice came in');
});
