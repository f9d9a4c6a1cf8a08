import { expect, test } from 'vitest';
import { createId } from '#modules/ground/create-id.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { inviteToSite } from './invite.ts';
import { readRegistration } from './read-registration.ts';
import { endInvitationsOf, insertInvitation } from './registration.store.ts';

const DAY = 86_400_000;
const WAITING = `
  select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
  where l.locktype = 'advisory' and not l.granted`;

test('ADMIN-2: two who invite one address at once leave one invitation, the later one', async () => {
  const [store, world] = [await createTestDatabase(), await createTestGraph()];
  const context = { ...world.context, database: store.database };
  const viewer = buildViewer({ personId: await buildPerson(context), roles: new Set(['MODERATOR']) });
  const staff = { ...context, viewer, isProgram: false };
  const [address, now] = ['ada@example.org', context.clock.now()];
  const held = Promise.withResolvers<undefined>();
  const made = Promise.withResolvers<undefined>();
  const earlier = store.database.transaction(async (database) => {
    await endInvitationsOf(database, address, now);
    const row = { id: createId(), token_hash: 'a'.repeat(64), address, note: 'Earlier', most_uses: 1 };
    await insertInvitation(database, {
      ...row,
      created_by: null,
      created_at: now,
      expires_at: new Date(now.getTime() + DAY),
    });
    made.resolve(undefined);
    await held.promise;
  });
  await Promise.race([made.promise, earlier]);
  const progress = { isDone: false };
  const later = inviteToSite(staff, { address, note: 'Later', mostUses: 1, days: 3 }).finally(() => {
    progress.isDone = true;
  });
  // It waits for the earlier one, on a connection of its own; without the lock it is done before.
  const isWaiting = async () => (await store.database.query('test_waiting', WAITING, [])).length > 0;
  while (!progress.isDone && !(await isWaiting()));
  held.resolve(undefined);
  await Promise.all([earlier, later]);
  const open = (await readRegistration(staff))?.invitations.filter(({ isOpen }) => isOpen) ?? [];
  expect(open.map(({ note }) => note)).toEqual(['Later']);
  await store.close();
  await world.close();
});
