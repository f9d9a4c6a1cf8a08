import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';

let world: NotificationsWorld;
let author: ToldMember;
let bob: ToldMember;
let eve: ToldMember;
beforeAll(async () => {
  world = await notificationsWorld();
});
beforeEach(async () => {
  [author, bob, eve] = [await world.member(), await world.member(), await world.member()];
});
afterAll(() => world.close());

const RESPOND = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) {
  __typename ... on PostResponse { id } } }`;
const EDIT = 'mutation($id: ID!, $text: String!) { editPostResponse(postResponseId: $id, text: $text) { __typename } }';
const SETTINGS = `mutation($id: ID!, $visibility: PostVisibility) {
  updatePostSettings(input: { postId: $id, visibility: $visibility }) { __typename } }`;

async function addressOf({ personId }: ToldMember): Promise<string> {
  const text = 'select username from person where id = $1';
  const [row] = await world.database.query<{ username: string }>('test_username', text, [personId]);
  return `${world.context.config.siteUrl}/@${row?.username ?? ''}`;
}
const kindsOf = async (member: ToldMember) => (await member.told()).map(({ notificationType }) => notificationType);

test('rule 31: whom a response names is told once, whom it names after an edit too, and whoever is kept apart never', async () => {
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const ada = await world.member();
  // New accounts may put few links into a response.
  await world.database.query('test_age', `update person set created_at = '2026-01-01' where id = $1`, [ada.personId]);
  const text = `So says [Bob](${await addressOf(bob)}).`;
  const made = await ada.ask(RESPOND, { input: { inResponseToPostId: id, text } });
  const response = (made['publishPostResponse'] as { id: string }).id;
  expect(await kindsOf(bob)).toEqual(['RESPONSE_MENTIONED']);
  await bob.seeAll();
  await eve.ask('mutation($id: ID!) { blockUser(targetUserId: $id) { __typename } }', { id: ada.personId });
  const carol = await world.member();
  world.clock.advance(1_000);
  const more = `${text} And [Carol](${await addressOf(carol)}), [Eve](${await addressOf(eve)}), [author](${await addressOf(author)}).`;
  for (const written of [more, `${more} Well.`]) await ada.ask(EDIT, { id: response, text: written });
  expect([await kindsOf(carol), await carol.unread()]).toEqual([['RESPONSE_MENTIONED'], 1]);
  expect([await kindsOf(bob), await bob.unread()]).toEqual([['RESPONSE_MENTIONED'], 0]);
  expect([await kindsOf(eve), await kindsOf(author)]).toEqual([[], ['STORY_RESPONDED']]);
});

test('NOTI-2, NEWS-4: a mention is mailed by its own switch, and an unlisted story tells nobody until it is listed', async () => {
  const href = await addressOf(bob);
  const document = storyDocument(paragraph({ type: 'text', text: 'Bob', marks: [{ type: 'link', href }] }));
  const authorIds = [author.personId];
  const { id } = await buildStory(world.context, { authorIds, document, state: 'unlisted', title: 'On names' });
  await world.giveAddress(bob);
  const show = async (visibility: string) => {
    expect(await author.ask(SETTINGS, { id, visibility })).toEqual({ updatePostSettings: { __typename: 'Post' } });
    await world.tell();
  };
  await show('UNLISTED');
  expect(await bob.told()).toEqual([]);
  for (const visibility of ['PUBLIC', 'UNLISTED', 'PUBLIC']) await show(visibility);
  expect(await bob.told()).toMatchObject([{ notificationType: 'STORY_MENTIONED', post: { id } }]);
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${bob.personId}@mail.example`);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/mentioned you in On names$/)]);
  expect(mails[0]?.text).toContain('NOTIFICATIONS_ALLOW_EMAIL_MENTIONS');
});
