import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { type Submitter, submissionsWorld } from '#test/support/submissions-world.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const INVITE = `mutation($input: InviteToStaffInput!) { inviteToCollectionStaff(input: $input) { __typename
  ... on Collection { staffInvitations { id } } ... on UserError { message } } }`;
const ANSWER = `mutation($id: ID!) { answerStaffInvitation(id: $id, role: WRITER, accept: true) { __typename } }`;
const ROLE = `mutation($id: ID!, $userId: ID!, $role: AssignableStaffRole!) {
  setCollectionStaffRole(collectionId: $id, userId: $userId, role: $role) { __typename } }`;
const REMOVE = `mutation($id: ID!, $userId: ID!) { removeCollectionStaff(collectionId: $id, userId: $userId) { __typename } }`;
const LEAVE = 'mutation($id: ID!) { leaveCollectionStaff(collectionId: $id) { __typename } }';
const TOLD = '{ notifications { items { notificationType names title path } } }';

type Item = {
  readonly notificationType: string;
  readonly names: readonly string[];
  readonly title: string;
  readonly path: string;
};

/** What somebody is told last, as their page says it. */
async function newest(who: ToldMember): Promise<Item | undefined> {
  await world.settle();
  const { notifications } = (await who.ask(TOLD)) as { notifications: { items: readonly Item[] } };
  world.clock.advance(1_000);
  return notifications.items[0];
}

const subjectsTo = async ({ personId }: Pick<ToldMember, 'personId'>) =>
  (await readMail(world.context)).filter(({ to }) => to === `${personId}@mail.example`).map(({ subject }) => subject);

const name = async (table: 'person' | 'publication', id: string) => {
  const row = world.database.kysely.selectFrom(table).select('name').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).name;
};

async function invited(owner: Submitter, publicationId: string, personId: string): Promise<string> {
  const { username } = await world.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const input = { collectionId: publicationId, to: username, role: 'WRITER' };
  const { inviteToCollectionStaff: done } = await owner.read(INVITE, { input });
  return (done as { staffInvitations: readonly { id: string }[] }).staffInvitations[0]?.id ?? '';
}

test('NOTI-1, PUB-4: invited, joined, another role and removed: each is told to whom it is about', async () => {
  const scene = submissionsWorld(world);
  const { id, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[id, 'owner' as const]]) }, owner.personId);
  const writer = await world.member();
  await world.giveAddress(writer);
  const title = await name('publication', id);
  const { slug } = await world.database.kysely
    .selectFrom('publication')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const invitationId = await invited(owner, id, writer.personId);
  const path = `/me/invitations/${invitationId}`;
  const names = [await name('person', owner.personId)];
  expect(await newest(writer)).toEqual({ notificationType: 'STAFF_INVITED', names, title, path });
  await world.tell();
  expect(await subjectsTo(writer), 'one mail, and that of the invitation').toEqual([
    `${names[0]} invited you to join ${title}`,
  ]);
  await writer.ask(ANSWER, { id: invitationId });
  expect(await newest(ofOwner)).toMatchObject({
    notificationType: 'STAFF_JOINED',
    names: [await name('person', writer.personId)],
    title,
    path: `/${slug}/settings/staff`,
  });
  await owner.read(ROLE, { id, userId: writer.personId, role: 'EDITOR' });
  expect(await newest(writer)).toMatchObject({ notificationType: 'STAFF_MADE_EDITOR', title, names: [title] });
  await owner.read(ROLE, { id, userId: writer.personId, role: 'WRITER' });
  expect(await newest(writer)).toMatchObject({ notificationType: 'STAFF_MADE_WRITER', title });
  await owner.read(REMOVE, { id, userId: writer.personId });
  expect(await newest(writer)).toMatchObject({ notificationType: 'STAFF_REMOVED', title, path: `/${slug}` });
  await world.tell();
  expect((await subjectsTo(writer)).at(-1)).toBe(`You’re not on the staff of ${title} anymore`);
});

test('NOTI-2, PUB-4: the whole staff hears by mail of a removal; who switched mail of publications off hears of their own on the site alone', async () => {
  const scene = submissionsWorld(world);
  const { id, owner } = await scene.publication();
  const [removed, stays, stranger] = [
    await scene.staff(id, 'writer'),
    await scene.staff(id, 'editor'),
    await scene.person(),
  ];
  const [ofOwner, ofRemoved, ofStays, ofStranger] = [
    await world.member({}, owner.personId),
    await world.member({}, removed.personId),
    await world.member({}, stays.personId),
    await world.member({}, stranger.personId),
  ];
  for (const one of [ofOwner, ofRemoved, ofStays, ofStranger]) await world.giveAddress(one);
  await ofRemoved.ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id, preferences: [
      { name: "NOTIFICATIONS_ALLOW_EMAIL_PUBLICATIONS", booleanValue: false }]) { success } }`,
    { id: removed.personId },
  );
  await stays.read(REMOVE, { id, userId: removed.personId });
  await world.tell();
  const title = await name('publication', id);
  const subject = `${await name('person', removed.personId)} was removed from the staff of ${title}`;
  expect(await subjectsTo(ofOwner)).toEqual([subject]);
  expect(await subjectsTo(ofStays), 'who did it knows').toEqual([]);
  expect(await subjectsTo(ofStranger)).toEqual([]);
  expect(await subjectsTo(ofRemoved)).toEqual([]);
  expect((await newest(ofRemoved))?.notificationType).toBe('STAFF_REMOVED');
});

test('NOTI-1, PUB-4: rule 292: who leaves the staff by themselves is told to the owner, once they are gone for good', async () => {
  const scene = submissionsWorld(world);
  const { id, owner } = await scene.publication();
  const ofOwner = await world.member({ staffRoles: new Map([[id, 'owner' as const]]) }, owner.personId);
  const writer = await world.member();
  await appointMember(world.context, { publicationId: id, personId: writer.personId, role: 'writer' });
  await writer.ask(LEAVE, { id });
  await appointMember(world.context, { publicationId: id, personId: writer.personId, role: 'writer' });
  expect(await newest(ofOwner)).toBeUndefined();
  await writer.ask(LEAVE, { id });
  const { slug } = await world.database.kysely
    .selectFrom('publication')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await newest(ofOwner)).toEqual({
    notificationType: 'STAFF_LEFT',
    names: [await name('person', writer.personId)],
    title: await name('publication', id),
    path: `/${slug}/settings/staff`,
  });
  expect(await newest(writer)).toBeUndefined();
});
