import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createAccount } from '#modules/accounts/create-account.ts';
import { setFlag } from '#modules/flags/set-flag.ts';
import { emailBrowser } from '#test/support/email-browser.ts';
import { codeOf, linkOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { sweepEmailAuth } from './sweep-email-auth.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const MINUTE = 60_000;
let count = 0;

/** An account under an address that no other test uses. */
async function account(): Promise<string> {
  count += 1;
  const email = `person${count}@example.org`;
  await createAccount(world.context, { email, isEmailVerified: true, name: `Person ${count}` });
  return email;
}

function open(name?: string, network?: string) {
  count += 1;
  return emailBrowser(world.graph, name ?? `browser ${count}`, {}, network);
}

async function newestMail(to: string) {
  const mail = (await readMail(world.context)).findLast((one) => one.to === to);
  if (mail === undefined) throw new Error(`There is no mail to ${to}.`);
  return mail;
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('asking for a code', () => {
  test('IDEN-2: a known address gets a code and a link, for signing in', async () => {
    const email = await account();
    const browser = open();
    expect(await browser.send(` ${email.toUpperCase()} `)).toEqual({ __typename: 'SusiMethod', value: 'email' });
    const mail = await newestMail(email);
    expect(mail.subject).toBe(`${codeOf(mail)} is your Longhand sign-in code`);
    expect(linkOf(mail).pathname).toBe('/m/callback/email');
    expect(linkOf(mail).searchParams.get('operation')).toBe('login');
    expect((await browser.verify(codeOf(mail))).__typename).toBe('Token');
  });

  test('IDEN-2: an unknown address is not recognized', async () => {
    expect(await open().send('nobody@example.org')).toEqual({
      __typename: 'NotFound',
      message: "Sorry, we didn't recognize that email.",
    });
  });

  test.each([
    '',
    'a',
    'a@b',
    'a@b.c',
    'a b@example.org',
    'a@example.org\nBcc: b@example.org',
    'a@example.org,b@example.org',
    '<a@example.org>',
  ])('what is no address is refused: %j', async (email) => {
    for (const operation of ['login', 'register'] as const) {
      expect(await open().send(email, { operation })).toEqual({
        __typename: 'BadRequest',
        message: 'Please enter a valid email address.',
      });
    }
  });

  test('a name of more than 50 characters is refused', async () => {
    const answer = await open().send('long@example.org', { operation: 'register', fullName: 'x'.repeat(51) });
    expect(answer).toEqual({ __typename: 'BadRequest', message: 'Use at most 50 characters for your name.' });
  });

  test('IDEN-6: signing up, and asking again for it, needs a challenge; signing in does not', async () => {
    const failed = { __typename: 'FailedChallenge', message: 'reCAPTCHA verification failed.' };
    const browser = open();
    const email = 'new-one@example.org';
    expect(await browser.send(email, { operation: 'register' })).toEqual(failed);
    const captchaValue = await browser.solve();
    expect(await open().send(email, { operation: 'register', captchaValue })).toEqual(failed);
    expect((await browser.send(email, { operation: 'register', captchaValue })).__typename).toBe('SusiMethod');
    clock.advance(MINUTE);
    expect(await browser.send(email, { operation: 'register', captchaValue })).toEqual(failed);
    const another = await browser.solve();
    expect((await browser.send(email, { operation: 'register', captchaValue: another })).__typename).toBe('SusiMethod');
    expect(await readMail(world.context).then((mails) => mails.filter(({ to }) => to === email).length)).toBe(2);
  });

  test('signing up with an address that has an account answers alike, and its owner gets the mail for signing in', async () => {
    const email = await account();
    const [browser, other] = [open(), open()];
    const known = await browser.send(email, { operation: 'register', captchaValue: await browser.solve() });
    const free = await other.send('free@example.org', { operation: 'register', captchaValue: await other.solve() });
    expect(known).toEqual(free);
    expect((await newestMail(email)).subject).toMatch(/sign-in code$/);
    expect((await newestMail('free@example.org')).subject).toMatch(/sign-up code$/);
  });

  test('nothing that a stranger types reaches the mailbox of another', async () => {
    const browser = open();
    const captchaValue = await browser.solve();
    const fullName = 'Win at https://evil.example now';
    await browser.send('victim@example.org', {
      operation: 'register',
      captchaValue,
      fullName,
      redirect: 'https://evil.example/',
    });
    expect(JSON.stringify(await newestMail('victim@example.org'))).not.toContain('evil');
  });

  test('a mail is sent again after 30 seconds, and five times within any hour, whoever asks', async () => {
    const email = await account();
    const browser = open();
    expect((await browser.send(email)).__typename).toBe('SusiMethod');
    clock.advance(29_000);
    expect(await browser.send(email)).toEqual({
      __typename: 'RateLimited',
      message: 'A code was just sent. You can ask for another in 1 second.',
      retryAfter: 1,
    });
    expect((await open().send(email)).__typename).toBe('RateLimited');
    clock.advance(1_000);
    for (let number = 2; number <= 5; number += 1) {
      expect((await open().send(email)).__typename).toBe('SusiMethod');
      clock.advance(MINUTE);
    }
    const refused = await open().send(email);
    expect(refused).toMatchObject({
      __typename: 'RateLimited',
      message: 'Too many codes were sent to this address. Please try again later.',
    });
    clock.advance((refused.retryAfter ?? 0) * 1_000);
    expect((await open().send(email)).__typename).toBe('SusiMethod');
    expect((await open().send(email)).__typename).toBe('RateLimited');
  });

  test('one network gets 20 mails an hour', async () => {
    const answers: string[] = [];
    for (let number = 0; number < 21; number += 1) {
      const email = await account();
      const browser = open(undefined, 'office');
      const captchaValue = number < 3 ? '' : await browser.solve();
      answers.push((await browser.send(email, { captchaValue })).__typename);
    }
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'SusiMethod'));
    expect(answers[20]).toBe('TooManyRequests');
  });

  test('T3: the fourth look-up of a network within an hour asks for a challenge', async () => {
    const browser = open(undefined, 'curious');
    for (let number = 0; number < 3; number += 1) {
      expect((await browser.send(`no${number}@example.org`)).__typename).toBe('NotFound');
    }
    const email = await account();
    expect((await browser.send('no4@example.org')).__typename).toBe('FailedChallenge');
    expect((await browser.send(email)).__typename).toBe('FailedChallenge');
    expect(await browser.isAvailable(email)).toBeNull();
    expect(await browser.isAvailable(email, await browser.solve())).toBe(false);
    expect((await browser.send(email, { captchaValue: await browser.solve() })).__typename).toBe('SusiMethod');
    clock.advance(MINUTE);
    // Asking again for the same address tells nothing new.
    expect((await browser.send(email)).__typename).toBe('SusiMethod');
    clock.advance(61 * MINUTE);
    expect((await browser.send('no5@example.org')).__typename).toBe('NotFound');
  });
});

test('IDEN-1: a site can turn signing in by email off', async () => {
  const email = await account();
  await setFlag(world.context, 'enable_email_sign_in', false);
  expect(await open().send(email)).toEqual({
    __typename: 'BadRequest',
    message: 'Signing in by email is turned off here.',
  });
  await setFlag(world.context, 'enable_email_sign_in', true);
  expect((await open().send(email)).__typename).toBe('SusiMethod');
});

describe('auth.hideUnknownEmail', () => {
  test('answers every address alike, and a code that nobody was sent opens nothing', async () => {
    const { kysely } = world.database;
    const row = { name: 'auth.hideUnknownEmail', value: JSON.stringify(true), updated_at: clock.now() };
    await kysely.insertInto('setting').values(row).execute();
    const email = await account();
    const [known, unknown] = [open(), open()];
    expect(await known.send(email)).toEqual(await unknown.send('hidden@example.org'));
    expect([await known.isAvailable(email), await unknown.isAvailable('hidden@example.org')]).toEqual([false, false]);
    const decoy = (await readMail(world.context, { withDecoys: true })).findLast(
      ({ to }) => to === 'hidden@example.org',
    );
    expect(decoy).toMatchObject({ isDecoy: true });
    expect(await unknown.verify(codeOf(decoy ?? { text: '' }))).toEqual({
      __typename: 'NotFound',
      message: 'Invalid code.',
    });
    await kysely.deleteFrom('setting').where('name', '=', row.name).execute();
  });
});

describe('trying a code', () => {
  test('IDEN-2: a token once, and never again', async () => {
    const email = await account();
    const browser = open();
    await browser.send(email);
    const code = codeOf(await newestMail(email));
    expect(await browser.verify(wrong(code))).toEqual({ __typename: 'NotFound', message: 'Invalid code.' });
    expect(await browser.verify(code)).toEqual({ __typename: 'Token', value: expect.stringMatching(/^t[\w-]{43}$/) });
    expect(await browser.verify(code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' });
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６', '123456\n', '-12345', '1e4567'])(
    'IDEN-2: a code has six digits: %j',
    async (code) => {
      expect(await open().verify(code)).toEqual({ __typename: 'BadRequest', message: 'Login code must be 6 digits.' });
    },
  );

  test('another browser cannot use it, nor one without a request', async () => {
    const email = await account();
    await open().send(email);
    const code = codeOf(await newestMail(email));
    expect((await open().verify(code)).__typename).toBe('NotFound');
    const other = open();
    await other.send(await account());
    expect((await other.verify(code)).__typename).toBe('NotFound');
  });

  test('after five tries even the right one is refused', async () => {
    const email = await account();
    const browser = open();
    await browser.send(email);
    const code = codeOf(await newestMail(email));
    for (let number = 0; number < 5; number += 1)
      expect((await browser.verify(wrong(code))).__typename).toBe('NotFound');
    expect(await browser.verify(code)).toEqual({
      __typename: 'TooManyRequests',
      message: 'Too many attempts. Please try again later.',
      retryAfter: 600,
    });
  });

  test('a newer code voids an older one, and its link', async () => {
    const email = await account();
    const browser = open();
    await browser.send(email);
    const old = await newestMail(email);
    clock.advance(MINUTE);
    await browser.send(email);
    const fresh = await newestMail(email);
    if (codeOf(old) !== codeOf(fresh)) expect((await browser.verify(codeOf(old))).__typename).toBe('NotFound');
    const query = 'query($token: String!) { emailLink(token: $token) { operation emailObfuscated } }';
    const link = (mail: typeof old) => browser.ask(query, { token: linkOf(mail).searchParams.get('token') });
    expect(await link(old)).toEqual({ emailLink: null });
    expect(await link(fresh)).toEqual({ emailLink: { operation: 'login', emailObfuscated: 'p••@e••.org' } });
    expect((await browser.verify(codeOf(fresh))).__typename).toBe('Token');
  });

  test('it lasts ten minutes', async () => {
    const email = await account();
    const browser = open();
    await browser.send(email);
    const code = codeOf(await newestMail(email));
    clock.advance(10 * MINUTE);
    expect(await browser.verify(code)).toEqual({
      __typename: 'BadRequest',
      message: 'This code has expired. Ask for a new one.',
    });
  });

  test('batches and aliases are counted one by one, and raced tries too', async () => {
    const email = await account();
    const browser = open();
    await browser.send(email);
    const code = codeOf(await newestMail(email));
    const codes = Array.from({ length: 12 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    codes.push(code);
    const aliases = codes.map((one, index) => `a${index}: verifyLoginCode(loginCode: "${one}") { __typename }`);
    const answers = Object.values(await browser.ask(`mutation { ${aliases.join(' ')} }`)) as { __typename: string }[];
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      ...Array.from({ length: 5 }, () => 'NotFound'),
      ...Array.from({ length: 8 }, () => 'TooManyRequests'),
    ]);
    const body = Array.from({ length: 20 }, () => ({
      query: `mutation { verifyLoginCode(loginCode: "${code}") { __typename } }`,
    }));
    const batch = await world.graph.executeRequest(body, browser.request);
    expect(batch.body).not.toContain('Token');
    expect(batch.body).toContain('RateLimited');
  });

  test('a network that guesses in many browsers is stopped', async () => {
    const answers: string[] = [];
    for (let number = 0; number < 32; number += 1)
      answers.push((await open(undefined, 'guessers').verify('000000')).__typename);
    expect(answers.filter((answer) => answer === 'NotFound').length).toBe(30);
    expect(answers.at(-1)).toBe('RateLimited');
  });

  test('signing up makes an account with the name that was given, once', async () => {
    const browser = open();
    const email = 'grace@example.org';
    const variables = { operation: 'register', fullName: ' Grace  Hopper ', redirect: '/@ada' } as const;
    await browser.send(email, { ...variables, captchaValue: await browser.solve() });
    const { value = '' } = await browser.verify(codeOf(await newestMail(email)));
    const made = await world.database.kysely
      .selectFrom('email_address')
      .innerJoin('person', 'person.id', 'email_address.person_id')
      .select(['name', 'username', 'is_verified', 'is_unclaimed'])
      .where('address', '=', email)
      .execute();
    expect(made).toEqual([{ name: 'Grace Hopper', username: 'grace-hopper', is_verified: true, is_unclaimed: false }]);
    const [token] = await world.database.kysely
      .selectFrom('login_token')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute();
    expect(value).not.toBe('');
    expect(JSON.stringify(token)).not.toContain(value);
  });

  test('nothing of a code or a link stands in the database', async () => {
    const email = await account();
    await open().send(email);
    const mail = await newestMail(email);
    const rows = await world.database.query(
      'dump',
      'select row_to_json(r)::text as text from email_auth_request r',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain(linkOf(mail).searchParams.get('token'));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${codeOf(mail)}\\b`));
  });

  test('what is a day old is forgotten', async () => {
    clock.advance(25 * 60 * MINUTE);
    await sweepEmailAuth(world.context);
    expect(await world.database.kysely.selectFrom('email_auth_request').select('id').execute()).toEqual([]);
    expect(await world.database.kysely.selectFrom('spent_challenge').selectAll().execute()).toEqual([]);
  });
});

test('without proof against forgery, or without a browser, nothing is sent', async () => {
  const email = await account();
  const before = (await readMail(world.context)).length;
  const forged = emailBrowser(world.graph, 'forged', { isForgerySafe: false });
  await expect(forged.send(email)).rejects.toThrow();
  const bodiless = emailBrowser(world.graph, 'bodiless', { browser: null });
  expect((await bodiless.send(email)).__typename).toBe('BadRequest');
  expect((await bodiless.verify('123456')).__typename).toBe('NotFound');
  expect((await readMail(world.context)).length).toBe(before);
});
