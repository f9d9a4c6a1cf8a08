import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import { sweepSubmissions } from './sweep-submissions.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const DAY = 86_400_000;
const kinds = async (who: ToldMember) => (await who.told()).map(({ notificationType }) => notificationType);
const TITLES = '{ notifications { items { notificationType path submission { title status } post { id } } } }';

test('NOTI-1, PUB-5: each step is told to the other side, and to nobody else', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const second = await scene.staff(publicationId, 'editor');
  const writers = await scene.staff(publicationId, 'writer');
  const guest = await scene.person();
  const roles = {
    owner: new Map([[publicationId, 'owner' as const]]),
    editor: new Map([[publicationId, 'editor' as const]]),
  };
  const [ofOwner, ofEditor, ofWriter, ofGuest] = [
    await world.member({ staffRoles: roles.owner }, owner.personId),
    await world.member({ staffRoles: roles.editor }, second.personId),
    await world.member({}, writers.personId),
    await world.member({}, guest.personId),
  ];
  await world.giveAddress(ofGuest);
  await world.giveAddress(ofEditor);
  const storyId = await guest.write('On maps');
  const { id } = await guest.submit(storyId, publicationId);
  expect(await kinds(ofOwner)).toEqual(['SUBMISSION_RECEIVED']);
  expect(await kinds(ofWriter)).toEqual([]);
  expect(await ofOwner.ask(TITLES)).toMatchObject({
    notifications: { items: [{ submission: { title: 'On maps', status: 'OPEN' }, post: null }] },
  });
  await owner.act('assign', { id, userId: second.personId });
  world.clock.advance(1_000);
  await owner.act('ask', { id, note: 'Shorter.' });
  expect(await kinds(ofGuest)).toEqual(['SUBMISSION_CHANGES_REQUESTED']);
  expect(await ofGuest.ask(TITLES)).toMatchObject({ notifications: { items: [{ path: `/p/${storyId}/submission` }] } });
  await guest.edit(storyId, 'Short.');
  world.clock.advance(1_000);
  await guest.act('resubmit', { id });
  expect(await kinds(ofEditor)).toEqual(['SUBMISSION_RESUBMITTED', 'SUBMISSION_ASSIGNED', 'SUBMISSION_RECEIVED']);
  world.clock.advance(7 * DAY);
  await sweepSubmissions(world.context);
  expect((await kinds(ofEditor))[0]).toBe('SUBMISSION_WAITS');
  expect(await kinds(ofOwner)).not.toContain('SUBMISSION_WAITS');
  world.clock.advance(1_000);
  await second.act('decline', { id, reason: 'NOT_NOW' });
  await world.tell();
  const mails = await readMail(world.context);
  const to = (member: ToldMember) =>
    mails.filter((mail) => mail.to === `${member.personId}@mail.example`).map(({ subject }) => subject);
  expect(to(ofGuest).at(-1)).toMatch(/^Publication \d+ declined On maps$/);
  expect(to(ofEditor)).toContain('On maps has been waiting for a week');
});

test('NOTI-2, NEWS-4: whoever turned mail of submissions off gets none, and who is an editor no more is told nothing', async () => {
  const scene = submissionsWorld(world);
  const { id: publicationId, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[publicationId, 'owner' as const]]) }, owner.personId);
  await world.giveAddress(ofOwner);
  await ofOwner.ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id, preferences: [
      { name: "NOTIFICATIONS_ALLOW_EMAIL_SUBMISSIONS", booleanValue: false }]) { success } }`,
    { id: owner.personId },
  );
  const guest = await scene.person();
  const { id } = await guest.submit(await guest.write('Unheard'), publicationId);
  expect(id).toBeDefined();
  await world.tell();
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${owner.personId}@mail.example`);
  expect(mails).toEqual([]);
  expect(await kinds(ofOwner)).toEqual(['SUBMISSION_RECEIVED']);
  const left = await world.member({}, owner.personId);
  expect(await kinds(left)).toEqual([]);
});
