import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import type { Browser } from '#modules/ground/browser.ts';
import { issueChallenge } from '#modules/ground/captcha/challenge.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { unsubscribe } from '#modules/telling/unsubscribing/unsubscribe.ts';
import { confirmSubscription, readSubscriptionRequest } from './confirm-subscription.ts';
import { requestSubscription } from './request-subscription.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const browser: Browser = { visitorHash: 'c'.repeat(64), network: '192.0.2.7', userAgent: '', country: null };
const visitor = (): CommandContext => ({ ...world.context, isProgram: false, browser });
const newsletterOf = ({ personId }: ToldMember) =>
  ensureFirstNewsletter(world.context, { kind: 'person', id: personId });
async function request(newsletterId: string, email: string) {
  const captchaValue = await solveChallenge(issueChallenge(visitor())?.value ?? '', async () => undefined);
  return await requestSubscription(visitor(), { newsletterId, email, captchaValue });
}
async function tokenTo(address: string): Promise<string> {
  await runJobs(world.database, {});
  const mail = (await readMail(world.context)).findLast(({ to }) => to === address);
  return /\/m\/subscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const add = (writer: ToldMember, id: string, email: string) =>
  writer.ask('mutation($id: ID!, $email: String!) { addSubscriber(newsletterId: $id, email: $email) { __typename } }', {
    id,
    email,
  });
const rowOf = async (newsletterId: string, address: string) => {
  const text = 'select id, consent_text as consent from subscriber where newsletter_id = $1 and address = $2';
  type Row = { readonly id: string; readonly consent: string };
  const [row] = await world.database.query<Row>('test_row', text, [newsletterId, address]);
  return row ?? { id: '', consent: '' };
};
/** By the link in a mail. */
const leaveBy = async (newsletterId: string, address: string) => {
  const target = `subscriber/${(await rowOf(newsletterId, address)).id}` as const;
  await unsubscribe(visitor(), makeUnsubscribeToken(world.context.secrets, { personId: '', target }));
};
/** As a long list does whose turn is still to come. */
const stage = (newsletterId: string, address: string) =>
  world.database.query(
    'test_stage',
    `insert into subscriber (id, newsletter_id, address, state, source, consent_text, created_at, confirmed_at, is_staged)
      values (substr(md5($1 || $2), 1, 12), $1, $2, 'active', 'import', 'from my shop', $3, $3, true)`,
    [newsletterId, address, world.clock.now()],
  );
const readRequest = (token: string) =>
  readSubscriptionRequest({ ...commandReader(visitor()), secrets: world.context.secrets, clock: world.clock }, token);

test('rule 72: who came with a long list and has not joined is counted apart from who gets it', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  for (const email of ['one@list.example', 'two@list.example']) {
    await request(id, email);
    await confirmSubscription(visitor(), await tokenTo(email));
  }
  await world.database.kysely
    .updateTable('subscriber')
    .set({ is_staged: true })
    .where('newsletter_id', '=', id)
    .where('address', '=', 'two@list.example')
    .execute();
  const counts = '{ newsletter(id: $id) { subscriberCounts { active joining } } }';
  expect(await writer.ask(`query($id: ID!) ${counts}`, { id })).toMatchObject({
    newsletter: { subscriberCounts: { active: 1, joining: 1 } },
  });
  // Whoever leaves before their turn, and comes back by themselves, waits for none.
  world.clock.advance(1_000);
  await leaveBy(id, 'two@list.example');
  world.clock.advance(1_000);
  await request(id, 'two@list.example');
  await confirmSubscription(visitor(), await tokenTo('two@list.example'));
  expect(await writer.ask(`query($id: ID!) ${counts}`, { id })).toMatchObject({
    newsletter: { subscriberCounts: { active: 2, joining: 0 } },
  });
});

test('rule 72: who came with a long list and asks by themselves gets the link, and waits for no turn after that', async () => {
  const writer = await world.member();
  const id = await newsletterOf(writer);
  const address = 'three@list.example';
  await stage(id, address);
  const mails = async () => (await readMail(world.context)).filter(({ to }) => to === address);
  expect(await request(id, address), 'as a stranger is told').toMatchObject({ type: 'SubscriptionRequested' });
  const [asked, ...more] = await mails();
  expect([asked?.subject, more]).toEqual([expect.stringMatching(/^Confirm your subscription /), []]);
  const counts = async () =>
    (
      await writer.ask('query($id: ID!) { newsletter(id: $id) { subscriberCounts { active joining waiting } } }', {
        id,
      })
    )['newsletter'];
  expect(await counts(), 'anybody may have filled it in').toEqual({
    subscriberCounts: { active: 0, joining: 1, waiting: 0 },
  });
  const token = await tokenTo(address);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: false });
  await confirmSubscription(visitor(), token);
  expect(await readRequest(token)).toMatchObject({ isConfirmed: true });
  expect(await counts()).toEqual({ subscriberCounts: { active: 1, joining: 0, waiting: 0 } });
  expect((await rowOf(id, address)).consent, 'what they agreed to now').toMatch(/^I’d like emails /);
  await request(id, address);
  expect((await mails()).at(-1)?.subject).toMatch(/^You already get /);
  // Whom the writer took off before their turn, and asks again, says yes and waits for none either.
  await stage(id, 'four@list.example');
  await writer.ask('mutation($id: ID!) { removeSubscriber(subscriberId: $id) { __typename } }', {
    id: (await rowOf(id, 'four@list.example')).id,
  });
  await add(writer, id, 'four@list.example');
  await confirmSubscription(visitor(), await tokenTo('four@list.example'));
  expect(await counts()).toEqual({ subscriberCounts: { active: 2, joining: 0, waiting: 0 } });
});
