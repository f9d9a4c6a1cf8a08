import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { buildAuthor } from '#test/factories/build-author.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { type NotificationsWorld, notificationsWorld } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { applyAsAuthor } from '#modules/people/author-verifications/apply-as-author.ts';
import { decideApplication } from '#modules/people/author-verifications/decide-application.ts';
import { approveNomination } from '#modules/stories/nominations/decide-nomination.ts';
import { nominateStory } from '#modules/stories/nominations/nominate-story.ts';
import { appealDecision } from '#modules/running/appeals/appeal-decision.ts';
import { decideAppeal } from '#modules/running/appeals/decide-appeal.ts';
import { reverseDecision, takeDecision } from '#modules/running/decisions/take-decision.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

test('rule 201: authors are told once that their story is boosted, and by nobody', async () => {
  const author = await world.member();
  const { id } = await buildStory(world.context, { authorIds: [author.personId] });
  const curators = [];
  for (let count = 0; count < 3; count += 1) {
    const { personId } = await world.member();
    const viewer = buildViewer({ personId, roles: new Set(['CURATOR']) });
    curators.push({ ...world.context, viewer, isProgram: false });
  }
  const [ada, ...others] = curators;
  if (ada === undefined) throw new Error('there are curators');
  const made = await nominateStory(ada, { storyId: id, reason: 'Good.' });
  if (made.type !== 'BoostCase') throw new Error(made.message);
  expect(await author.told()).toEqual([]);
  for (const other of others) await approveNomination(other, made.id);
  expect(await author.told('STORIES')).toMatchObject([
    { notificationType: 'STORY_BOOSTED', actors: [], post: { id }, isUnread: true },
  ]);
});

test('PART-4: an author is told what staff decided, with the way to their applications, and mailed once', async () => {
  const author = await world.member();
  await world.giveAddress(author);
  const bookId = await buildAuthor(world.context, author.personId);
  const viewer = buildViewer({ personId: author.personId });
  const [row] = await world.database.query<{ name: string }>('test_name', 'select name from person where id = $1', [
    author.personId,
  ]);
  const own = { ...world.context, viewer, isProgram: false };
  const applied = await applyAsAuthor(own, { bookId, coverName: row?.name ?? '' });
  if (!('application' in applied)) throw new Error(applied.message);
  await decideApplication(world.context, { id: applied.application.id, isVerified: false, reason: 'Not found.' });
  await world.tell();
  expect(await author.told()).toMatchObject([{ notificationType: 'AUTHOR_DECLINED', path: '/me/applications' }]);
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${author.personId}@mail.example`);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('couldn’t verify you')]);
});

test('NOTI-1: what moderators decide is told in the bell as well, with its end and the answer to an appeal', async () => {
  const [author, moderator, other] = [await world.member(), await world.member(), await world.member()];
  await world.giveAddress(author);
  const roles = new Set(['MODERATOR'] as const);
  const staffOf = ({ personId }: { readonly personId: string }) => ({
    ...world.context,
    viewer: buildViewer({ personId, roles }),
    isProgram: false,
  });
  for (const { personId } of [moderator, other]) {
    await world.database.query('test_role', `insert into platform_role values ($1, 'MODERATOR', $2)`, [
      personId,
      world.clock.now(),
    ]);
  }
  const { id } = await buildStory(world.context, { authorIds: [author.personId], title: 'Ten lamps' });
  const decide = async (measure: 'hide' | 'warn') => {
    world.clock.advance(1_000);
    const taken = await takeDecision(staffOf(moderator), {
      target: { kind: 'post', id },
      sanction: { measure, rule: 'SPAM', facts: 'It sells lamps.' },
    });
    if ('message' in taken) throw new Error(taken.message);
    return taken.id;
  };
  const hidden = await decide('hide');
  const path = `/me/decisions?p=${hidden}`;
  expect(await author.told()).toMatchObject([
    { notificationType: 'DECISION_HIDDEN', path, actors: [], isUnread: true },
  ]);
  expect(await author.ask('{ notifications { items { title names } } }'), 'what, and never who').toEqual({
    notifications: { items: [{ title: 'Ten lamps', names: [] }] },
  });
  expect(await author.unread()).toBe(1);
  expect(await moderator.told()).toEqual([]);
  world.clock.advance(1_000);
  await reverseDecision(staffOf(other), { decisionId: hidden, reason: 'We were wrong.' });
  expect((await author.told())[0]).toMatchObject({ notificationType: 'DECISION_REVERSED', path });
  const warned = await decide('warn');
  // Each is told as it happens; told together, they would be of one moment and in any order.
  await world.settle();
  const own = { ...world.context, viewer: buildViewer({ personId: author.personId }), isProgram: false };
  const appeal = await appealDecision(own, { decisionId: warned, words: 'They are my lamps.' });
  if (!('id' in appeal)) throw new Error(appeal.message);
  world.clock.advance(1_000);
  await decideAppeal(staffOf(other), { appealId: appeal.id, state: 'upheld', reason: 'Still lamps.' });
  const toWarning = `/me/decisions?p=${warned}`;
  expect((await author.told()).slice(0, 2)).toMatchObject([
    { notificationType: 'APPEAL_ANSWERED', path: toWarning },
    { notificationType: 'DECISION_WARNED', path: toWarning },
  ]);
  await world.tell();
  const mails = (await readMail(world.context)).filter(({ to }) => to === `${author.personId}@mail.example`);
  expect(mails, 'mailed once of each').toHaveLength(5);
  expect(
    mails.map(({ text }) => text).filter((text) => text.includes(`http`) && text.includes(toWarning)),
  ).toHaveLength(2);
});
