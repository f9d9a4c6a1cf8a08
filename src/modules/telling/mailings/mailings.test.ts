import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { MailRefused } from '#platform/mail/mail-transport.ts';
import { freezeIssuesOfStory } from '#modules/telling/issues/freeze-issues.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { readEligibility } from '#modules/money/partner/read-eligibility.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import type { ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
beforeEach(() => {
  world.answer(() => undefined);
  world.sent.length = 0;
});
afterAll(() => world.close());

const ownedBy = ({ personId: id }: ToldMember) => ({ kind: 'person', id }) as const;
const EVERYBODY = { reach: 'EVERYBODY', followsTopics: false, isActive: false };

/** Somebody with an account who gets what a writer publishes. */
async function subscriber(author: ToldMember): Promise<ToldMember> {
  const member = await world.member();
  await world.giveAddress(member);
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.database.query(
    'test_subscribe',
    `insert into subscriber (id, newsletter_id, person_id, state, source, first_of_person_id, created_at, confirmed_at)
      values (substr(md5($1 || $2), 1, 12), $2, $1, 'active', 'site', $3, $4, $4)`,
    [member.personId, newsletterId, author.personId, world.clock.now()],
  );
  return member;
}
const choose = async (by: ToldMember, postId: string, newsletterId: string | null, audience: object = EVERYBODY) =>
  (
    await by.ask(
      `mutation($id: ID!, $newsletterId: ID, $audience: MailAudienceInput!) {
        outcome: choosePostMailing(postId: $id, newsletterId: $newsletterId, audience: $audience) {
          __typename ... on Post { mailing { newsletter { id } reach source } } } }`,
      { id: postId, newsletterId, audience },
    )
  )['outcome'];
const count = async (
  by: ToldMember,
  id: string,
  newsletterId: string | null,
  audience: object,
  topics: string[] = [],
) => {
  const answer = (await by.ask(
    `query($id: ID!, $newsletterId: ID, $audience: MailAudienceInput, $topics: [String!]) {
      postResult(id: $id) { ... on Post {
        mailRecipientCount(newsletterId: $newsletterId, audience: $audience, topics: $topics) } } }`,
    { id, newsletterId, audience, topics },
  )) as { postResult: { mailRecipientCount: number | null } };
  return answer.postResult.mailRecipientCount;
};
const publish = async (by: ToldMember, id: string) => {
  const { draft } = (await by.ask(`{ draft(postId: "${id}") { ... on Draft { rev } } }`)) as {
    readonly draft: { readonly rev: number };
  };
  const input = { postId: id, baseRev: draft.rev };
  const answer = await by.ask(
    `mutation($input: PublishPostInput!) { publishPost(input: $input) { __typename ... on UserError { message } } }`,
    { input },
  );
  expect(answer).toEqual({ publishPost: { __typename: 'Post' } });
  await runJobs(world.database, outboxTasks(world.database, [freezeIssuesOfStory(world.context)]));
};
/** Who may publish: their address is confirmed. */
const writer = async (): Promise<ToldMember> => {
  const member = await world.member();
  await world.giveAddress(member);
  return member;
};
const createLetter = async (by: ToldMember, newsletterId: string, saveId: string, title = 'A letter') =>
  (
    await by.ask(
      `mutation($id: ID!, $input: CreateLetterInput!) {
        outcome: createLetter(newsletterId: $id, input: $input) { __typename ... on DraftSaved { postId } } }`,
      { id: newsletterId, input: { title, subtitle: '', document: storyDocument(paragraph('Dear all.')), saveId } },
    )
  )['outcome'] as { readonly __typename: string; readonly postId: string };

test('NEWS-1: a letter goes to the readers of its newsletter, stands in no list, and is begun once', async () => {
  const author = await writer();
  const press = { kind: 'publication', id: await buildPublication(world.context, { name: 'Letters Press' }) } as const;
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), 'mine@mail.example');
  await world.addAddress(press, 'theirs@mail.example');
  const { postId } = await createLetter(author, newsletterId, 'letter-1-save');
  expect(await createLetter(author, newsletterId, 'letter-1-save')).toEqual({ __typename: 'DraftSaved', postId });
  expect(await author.ask(`{ postResult(id: "${postId}") { ... on Post { visibility mailing { reach } } } }`)).toEqual({
    postResult: { visibility: 'UNLISTED', mailing: { reach: 'EVERYBODY' } },
  });
  await publish(author, postId);
  await world.send();
  expect(world.sent.map(({ to, subject }) => [to, subject])).toEqual([['mine@mail.example', 'A letter']]);
  const other = await world.member();
  expect(await createLetter(other, newsletterId, 'letter-2-save')).toMatchObject({ __typename: 'NotFound' });
});

test('NEWS-1: a story goes by the newsletter that was chosen for it, and no unlisted one goes by itself', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), 'chosen@mail.example');
  const draft = async () => {
    const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft' });
    const input = { postId: id, visibility: 'UNLISTED' };
    const UNLIST = 'mutation($input: PostSettingsInput!) { updatePostSettings(input: $input) { __typename } }';
    expect(await author.ask(UNLIST, { input })).toEqual({ updatePostSettings: { __typename: 'Post' } });
    return id;
  };
  const [chosen, plain] = [await draft(), await draft()];
  expect(await choose(author, chosen, newsletterId)).toMatchObject({
    mailing: { newsletter: { id: newsletterId } },
  });
  const stranger = await world.member();
  expect(await choose(stranger, chosen, newsletterId)).toEqual({ __typename: 'NotFound' });
  const others = await world.newsletterOf(ownedBy(stranger));
  expect(await choose(author, plain, others), 'somebody else runs it').toEqual({ __typename: 'NotFound' });
  for (const id of [chosen, plain]) await publish(author, id);
  await world.send();
  expect(world.sent).toHaveLength(1);
  expect(await choose(author, chosen, newsletterId), 'it went out').toEqual({ __typename: 'Conflict' });
});

test('NEWS-1: an audience is those who pay, who pay more, who came by one way; the number is told beforehand', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), 'form@mail.example');
  const [free, member, friend, lapsed] = [
    await subscriber(author),
    await subscriber(author),
    await subscriber(author),
    await subscriber(author),
  ];
  expect(free.personId).not.toBe(member.personId);
  await buildMembership(world.context, { personId: member.personId });
  await buildMembership(world.context, { personId: friend.personId, plan: 'PREMIUM_YEARLY' });
  await buildMembership(world.context, { personId: lapsed.personId, status: 'INACTIVE' });
  const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft' });
  const counted = (audience: object) => count(author, id, newsletterId, { ...EVERYBODY, ...audience });
  expect(await counted({})).toBe(5);
  expect(await counted({ reach: 'MEMBERS' })).toBe(2);
  expect(await counted({ reach: 'FRIENDS' })).toBe(1);
  expect(await counted({ source: 'FORM' })).toBe(1);
  expect(await counted({ source: 'IMPORT' })).toBe(0);
  await choose(author, id, newsletterId, { ...EVERYBODY, reach: 'MEMBERS' });
  await publish(author, id);
  await world.send();
  expect(world.sent).toHaveLength(2);
});

test('NEWS-1: what readers read and follow chooses them, unless they are so few that it would tell of each', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft' });
  const readers: ToldMember[] = [];
  for (let number = 0; number < 6; number += 1) readers.push(await subscriber(author));
  await world.database.query(
    'test_tag',
    `insert into tag (id, slug, title, created_at) values ('0000000abcde', 'mail-tag', 'Mail tag', $1)`,
    [world.clock.now()],
  );
  const follow = async (reader: ToldMember) => {
    const values = [reader.personId, world.clock.now()];
    await world.database.query('test_follow', `insert into follow_tag values ($1, '0000000abcde', $2)`, values);
  };
  const read = async (reader: ToldMember, days: number) => {
    const at = new Date(world.clock.now().getTime() - days * 86_400_000);
    await world.database.query(
      'test_read',
      `insert into reading_history_entry (person_id, story_id, percent, furthest_percent, is_read, first_read_at, last_read_at)
        values ($1, $2, 10, 10, false, $3, $3)`,
      [reader.personId, id, at],
    );
  };
  const [first, ...others] = readers;
  if (first === undefined) throw new Error('There are six');
  for (const reader of others.slice(1)) await follow(reader);
  for (const reader of others) await read(reader, 29);
  await read(first, 31);
  const topics = () => count(author, id, newsletterId, { ...EVERYBODY, followsTopics: true }, ['Mail tag', 'No such']);
  const active = () => count(author, id, newsletterId, { ...EVERYBODY, isActive: true });
  expect([await topics(), await active()]).toEqual([0, 5]);
  await follow(first);
  expect(await topics()).toBe(5);
});

test('NEWS-1: the archive has what everybody on the list was sent, and nothing that went to a part of it or was stopped', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), 'archive@mail.example');
  const send = async (title: string, audience: object) => {
    const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft', title });
    await choose(author, id, newsletterId, audience);
    await publish(author, id);
    // A writer publishes a few stories a day.
    world.clock.advance(86_400_000);
    return id;
  };
  await send('To everybody', EVERYBODY);
  await send('To some', { ...EVERYBODY, source: 'FORM' });
  const taken = await send('Taken back', EVERYBODY);
  const stopped = await send('Stopped', EVERYBODY);
  const issueId = await world.issueOf(stopped);
  await author.ask(`mutation { stopIssue(issueId: "${issueId}") { __typename } }`);
  await author.ask(`mutation { unpublishPost(targetPostId: "${taken}") { __typename } }`);
  const stranger = await world.member();
  expect(
    await stranger.ask(`{ newsletter(id: "${newsletterId}") { archive { items { subject post { title } } } } }`),
  ).toEqual({ newsletter: { archive: { items: [{ subject: 'To everybody', post: { title: 'To everybody' } }] } } });
});

test('NEWS-1: what a writer tries comes as by the newsletter that they chose', async () => {
  const author = await writer();
  const press = { kind: 'publication', id: await buildPublication(world.context, { name: 'Chosen Press' }) } as const;
  const own = await world.newsletterOf(ownedBy(author));
  await world.newsletterOf(press);
  await world.database.query('test_name', 'update newsletter set name = $2 where id = $1', [own, 'Harbor Letters']);
  const { id } = await buildStory(world.context, {
    authorIds: [author.personId],
    publicationId: press.id,
    state: 'draft',
    title: 'Tried',
  });
  const tried = async () => {
    await author.ask(`mutation { sendTestIssue(postId: "${id}") { __typename } }`);
    return (await readMail(world.context)).findLast(({ subject }) => subject === '[Test] Tried')?.text;
  };
  expect(await tried()).toContain('you subscribed to Chosen Press');
  await choose(author, id, own);
  expect(await tried()).toContain('you subscribed to Harbor Letters');
});

test('NEWS-1: emails have a limit of their own, told of in words of emails, and a correction goes out beside both', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), `${author.personId}@readers.example`);
  world.clock.advance(8 * 86_400_000);
  const tryToPublish = async (id: string) => {
    const { draft } = (await author.ask(`{ draft(postId: "${id}") { ... on Draft { rev } } }`)) as {
      readonly draft: { readonly rev: number };
    };
    const answer = await author.ask(
      `mutation($input: PublishPostInput!) { outcome: publishPost(input: $input) { __typename ... on UserError { message } } }`,
      { input: { postId: id, baseRev: draft.rev } },
    );
    return answer['outcome'];
  };
  const lastStoryAt = async () => (await readEligibility(world.context, author.personId)).facts.lastStoryAt;
  const [first, ...others] = await Promise.all(
    Array.from(
      { length: 6 },
      async (_none, at) => (await createLetter(author, newsletterId, `many-${at}-save`)).postId,
    ),
  );
  for (const id of [first ?? '', ...others.slice(0, 4)]) await publish(author, id);
  expect(await tryToPublish(others[4] ?? '')).toEqual({
    __typename: 'RateLimited',
    message: 'You’ve sent as many emails to your readers as you can for now. Try again later.',
  });
  expect(await lastStoryAt(), 'an email is no story').toBeNull();
  await world.send();
  const corrected = (await author.ask(
    `mutation { outcome: correctIssue(issueId: "${await world.issueOf(first ?? '')}", saveId: "beside-both-save") {
      ... on DraftSaved { postId } } }`,
  )) as { readonly outcome: { readonly postId: string } };
  const { postId } = corrected.outcome;
  const body = JSON.stringify(storyDocument(paragraph('It is on Tuesday.')));
  await world.database.query('test_body', 'update story_draft set document = $2 where story_id = $1', [postId, body]);
  expect(await tryToPublish(postId)).toEqual({ __typename: 'Post' });
  const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft', title: 'A story' });
  expect(await tryToPublish(id), 'stories are counted apart').toEqual({ __typename: 'Post' });
  expect(await lastStoryAt()).not.toBeNull();
  const untitled = await createLetter(author, newsletterId, 'untitled-save', '');
  expect(await tryToPublish(untitled.postId)).toMatchObject({ message: 'Give your email a subject.' });
});

test('NEWS-1: a correction goes to those who have the faulty issue, and to nobody who came later', async () => {
  const author = await writer();
  const newsletterId = await world.newsletterOf(ownedBy(author));
  await world.addAddress(ownedBy(author), 'had@mail.example');
  await world.addAddress(ownedBy(author), 'refused@mail.example');
  const { id } = await buildStory(world.context, { authorIds: [author.personId], state: 'draft', title: 'Wrong date' });
  await publish(author, id);
  const issueId = await world.issueOf(id);
  const correct = async (by: ToldMember, saveId: string) =>
    (
      await by.ask(
        `mutation { outcome: correctIssue(issueId: "${issueId}", saveId: "${saveId}") {
          __typename ... on DraftSaved { postId } ... on UserError { message } } }`,
      )
    )['outcome'] as { readonly __typename: string; readonly postId: string };
  expect(await correct(author, 'too-early-save')).toMatchObject({
    __typename: 'Conflict',
    message: 'It’s still being sent. Pause or stop it first.',
  });
  world.answer(({ to }) => {
    if (to === 'refused@mail.example') throw new MailRefused(550, '550 5.7.1 no');
  });
  await world.send();
  world.answer(() => undefined);
  await world.addAddress(ownedBy(author), 'later@mail.example');
  const { postId } = await correct(author, 'correction-save');
  expect(await correct(author, 'correction-save'), 'pressed twice').toMatchObject({ postId });
  expect(
    await author.ask(`{ postResult(id: "${postId}") { ... on Post { visibility mailing { isCorrection } } }
      draft(postId: "${postId}") { ... on Draft { title } } }`),
  ).toEqual({
    postResult: { visibility: 'UNLISTED', mailing: { isCorrection: true } },
    draft: { title: 'Correction: Wrong date' },
  });
  expect(await count(author, postId, null, EVERYBODY)).toBe(1);
  expect(await choose(author, postId, newsletterId), 'nobody chooses who gets it').toEqual({ __typename: 'Conflict' });
  world.sent.length = 0;
  const body = JSON.stringify(storyDocument(paragraph('It is on Tuesday.')));
  await world.database.query('test_body', 'update story_draft set document = $2 where story_id = $1', [postId, body]);
  await publish(author, postId);
  await world.send();
  expect(world.sent.map(({ to, subject }) => [to, subject])).toEqual([['had@mail.example', 'Correction: Wrong date']]);
  await expect(correct(await world.member(), 'strangers-save')).rejects.toThrow('FORBIDDEN');
  expect(
    await author.ask(`{ newsletter(id: "${newsletterId}") { archive { items { subject } } } }`),
    'it is for a part of the list',
  ).toEqual({ newsletter: { archive: { items: [{ subject: 'Wrong date' }] } } });
});
