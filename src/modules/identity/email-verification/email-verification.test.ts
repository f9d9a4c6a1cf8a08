import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { startSession } from '#modules/identity/sessions/start-session.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { emailBrowser } from '#test/support/email-browser.ts';
import { codeOf, linkOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { confirmEmailAddress } from './confirm-email-address.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

let count = 0;
async function unverified() {
  count += 1;
  const email = `unproven${count}@example.org`;
  const made = await createAccount(world.context, { email, isEmailVerified: false, name: `Person ${count}` });
  if ('error' in made) throw new Error(made.error);
  const viewer = buildViewer({ personId: made.personId, isEmailVerified: false });
  const browser = emailBrowser(world.graph, email, { viewer });
  const context: CommandContext = { ...world.context, isProgram: false, viewer, browser: browser.browser };
  const send = async () => {
    const query = `mutation { sendVerificationEmail { __typename ... on VerificationEmail { email }
      ... on RateLimited { message retryAfter } ... on AlreadyExists { message } } }`;
    return (await browser.ask(query))['sendVerificationEmail'];
  };
  return { email, personId: made.personId, viewer, context, browser, send };
}

async function tokenFor(email: string): Promise<string> {
  const mail = (await readMail(world.context)).findLast(({ to }) => to === email);
  return linkOf(mail ?? { text: '' }).searchParams.get('token') ?? '';
}

const isVerified = async (email: string) =>
  (
    await world.database.kysely
      .selectFrom('email_address')
      .select('is_verified')
      .where('address', '=', email)
      .executeTakeFirst()
  )?.is_verified;

test('NEWS-6: the link of the mail confirms the address of whoever is signed in to the account, once', async () => {
  const { email, context, send } = await unverified();
  expect(await send()).toEqual({ __typename: 'VerificationEmail', email });
  const token = await tokenFor(email);
  const other = await unverified();
  expect(await confirmEmailAddress(other.context, token)).toBe('mustSignIn');
  expect(await confirmEmailAddress({ ...context, viewer: null }, token)).toBe('mustSignIn');
  const bearer = { ...context, viewer: context.viewer && { ...context.viewer, scopes: new Set<never>() } };
  expect(await confirmEmailAddress(bearer, token)).toBe('mustSignIn');
  expect(await isVerified(email)).toBe(false);
  expect(await confirmEmailAddress(context, token)).toBe('confirmed');
  expect(await isVerified(email)).toBe(true);
  expect(await confirmEmailAddress(context, token)).toBe('expired');
  expect(await send()).toEqual({ __typename: 'AlreadyExists', message: 'Your email address is already confirmed.' });
});

test('NEWS-6: the link lasts 24 hours', async () => {
  const { email, context, send } = await unverified();
  await send();
  const token = await tokenFor(email);
  clock.advance(24 * 3_600_000);
  expect(await confirmEmailAddress(context, token)).toBe('expired');
  expect(await confirmEmailAddress(context, '')).toBe('expired');
});

test('NEWS-6: five mails a day are sent, also to who asks in a batch', async () => {
  const { email, browser, send } = await unverified();
  const aliases = Array.from({ length: 9 }, (_, index) => `a${index}: sendVerificationEmail { __typename }`);
  const answers = Object.values(await browser.ask(`mutation { ${aliases.join(' ')} }`)) as { __typename: string }[];
  expect(answers.filter(({ __typename }) => __typename === 'VerificationEmail').length).toBe(5);
  expect(await send()).toEqual({
    __typename: 'RateLimited',
    message: 'We’ve sent you this email 5 times today. Check your inbox, or try again tomorrow.',
    retryAfter: expect.any(Number),
  });
  expect((await readMail(world.context)).filter(({ to }) => to === email).length).toBe(5);
});

test('who is signed out is refused', async () => {
  const browser = emailBrowser(world.graph, 'nobody');
  await expect(browser.ask('mutation { sendVerificationEmail { __typename } }')).rejects.toThrow(/FORBIDDEN/);
});

test('who shows by a code that an unproven address is theirs, ends the sessions of whoever made the account', async () => {
  const { email, personId, context } = await unverified();
  await startSession(context, { personId, host: '127.0.0.1', method: 'facebook' });
  const sessions = () =>
    world.database.kysely.selectFrom('session').select('id').where('person_id', '=', personId).execute();
  expect((await sessions()).length).toBe(1);
  const owner = emailBrowser(world.graph, 'owner');
  await owner.send(email);
  const mail = (await readMail(world.context)).findLast(({ to }) => to === email);
  expect((await owner.verify(codeOf(mail ?? { text: '' }))).__typename).toBe('Token');
  expect(await isVerified(email)).toBe(true);
  expect(await sessions()).toEqual([]);
});
