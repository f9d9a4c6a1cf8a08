import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { readStaffNotes } from './read-staff-notes.ts';
import { deleteStaffNote, writeStaffNote } from './write-staff-note.ts';

const clock = createFakeClock('2026-11-21T12:00:00.000Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

async function as(...roles: readonly PlatformRole[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return { ...world.context, viewer, isProgram: false };
}

test('rule 256: those who look people up note things about accounts and stories, the newest first, and take their own back', async () => {
  const [support, moderator, admin] = [await as('SUPPORT'), await as('MODERATOR'), await as('ADMIN')];
  const [person, story] = [await buildPerson(world.context), await buildStory(world.context)];
  const user = { kind: 'user', id: person } as const;
  expect(await writeStaffNote(support, { target: user, text: ' Wrote in about a lost password. ' })).toMatchObject({
    type: 'StaffNoteWritten',
  });
  clock.advance(1_000);
  await writeStaffNote(moderator, { target: user, text: 'Second warning.' });
  await writeStaffNote(moderator, { target: { kind: 'post', id: story.id }, text: 'Looked at it.' });
  const notes = await readStaffNotes(admin, user);
  expect(notes.map(({ text }) => text)).toEqual(['Second warning.', 'Wrote in about a lost password.']);
  expect((await readStaffNotes(admin, { kind: 'post', id: story.id })).map(({ text }) => text)).toEqual([
    'Looked at it.',
  ]);
  const [ofModerator, ofSupport] = notes;
  expect(await deleteStaffNote(support, ofModerator?.id ?? '')).toMatchObject({ type: 'NotFound' });
  expect(await deleteStaffNote(support, ofSupport?.id ?? '')).toMatchObject({ type: 'StaffNoteWritten', target: user });
  expect(await deleteStaffNote(admin, ofModerator?.id ?? '')).toMatchObject({ type: 'StaffNoteWritten' });
  expect(await readStaffNotes(admin, user)).toEqual([]);
  for (const text of ['', ' ', 'x'.repeat(2_001)])
    expect(await writeStaffNote(support, { target: user, text })).toMatchObject({ type: 'BadRequest' });
  expect(await writeStaffNote(support, { target: { kind: 'post', id: 'none' }, text: 'Hm.' })).toMatchObject({
    type: 'NotFound',
  });
});

test('rule 256: nobody else reads a note, nor writes one, whomever it is about', async () => {
  const moderator = await as('MODERATOR');
  const person = await buildPerson(world.context);
  await writeStaffNote(moderator, { target: { kind: 'user', id: person }, text: 'SECRET-NOTE' });
  const ask = 'query($id: String!) { adminUser(lookup: $id) { notes { text } } }';
  for (const viewer of [buildViewer({ personId: person }), (await as('CURATOR')).viewer]) {
    const browser = accountBrowser(world.graph, viewer);
    const answer = await browser.ask(ask, { id: person }).catch((error: unknown) => String(error));
    expect(JSON.stringify(answer)).not.toContain('SECRET-NOTE');
    const context = { ...world.context, viewer, isProgram: false };
    await expect(writeStaffNote(context, { target: { kind: 'user', id: person }, text: 'Hm.' })).rejects.toThrow(
      NotAllowed,
    );
    expect(await readStaffNotes(context, { kind: 'user', id: person })).toEqual([]);
  }
  const browser = accountBrowser(world.graph, moderator.viewer);
  expect(JSON.stringify(await browser.ask(ask, { id: person }))).toContain('SECRET-NOTE');
});
