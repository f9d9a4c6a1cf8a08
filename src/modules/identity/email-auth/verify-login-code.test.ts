import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmailWorld, type EmailWorld } from '#test/support/email-world.ts';
import { codeOf, linkOf } from '#test/support/read-mail.ts';
import { sweepEmailAuth } from './sweep-email-auth.ts';

const MINUTE = 60_000;
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
let world: EmailWorld;
beforeAll(async () => {
  world = await createEmailWorld();
});
afterAll(() => world.close());

describe('trying a code', () => {
  test('IDEN-2: a token once, and never again', async () => {
    const email = await world.account();
    const browser = world.open();
    await browser.send(email);
    const code = codeOf(await world.newestMail(email));
    expect(await browser.verify(wrong(code))).toEqual({ __typename: 'NotFound', message: 'Invalid code.' });
    expect(await browser.verify(code)).toEqual({ __typename: 'Token', value: expect.stringMatching(/^t[\w-]{43}$/) });
    expect(await browser.verify(code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' });
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６', '123456\n', '-12345', '1e4567'])(
    'IDEN-2: a code has six digits: %j',
    async (code) => {
      expect(await world.open().verify(code)).toEqual({
        __typename: 'BadRequest',
        message: 'Login code must be 6 digits.',
      });
    },
  );

  test('IDEN-2: codes and links of a clock that has gone back are void, and a fresh one is sent and good at once', async () => {
    const email = await world.account();
    const browser = world.open();
    const right = world.clock.now().toISOString();
    const link = (mail: { readonly text: string }) =>
      browser.ask('query($token: String!) { emailLink(token: $token) { operation } }', {
        token: linkOf(mail).searchParams.get('token'),
      });
    world.clock.advance(400 * 24 * 60 * MINUTE);
    for (let sending = 0; sending < 5; sending += 1) {
      await browser.send(email);
      world.clock.advance(MINUTE);
    }
    const ahead = await world.newestMail(email);
    world.clock.set(right);
    expect(await link(ahead)).toEqual({ emailLink: null });
    expect(await browser.verify(codeOf(ahead))).toMatchObject({ __typename: 'BadRequest' });
    // What was sent by the wrong clock keeps nobody waiting.
    expect(await browser.send(email)).toMatchObject({ __typename: 'SusiMethod' });
    const fresh = await world.newestMail(email);
    expect(await browser.verify(codeOf(fresh))).toMatchObject({ __typename: 'Token' });
    // And forward again: it is used up.
    world.clock.advance(400 * 24 * 60 * MINUTE);
    expect((await browser.verify(codeOf(fresh))).__typename).not.toBe('Token');
    world.clock.set(right);
  });

  test('another browser cannot use it, nor one without a request', async () => {
    const email = await world.account();
    await world.open().send(email);
    const code = codeOf(await world.newestMail(email));
    expect((await world.open().verify(code)).__typename).toBe('NotFound');
    const other = world.open();
    await other.send(await world.account());
    expect((await other.verify(code)).__typename).toBe('NotFound');
  });

  test('after five tries even the right one is refused', async () => {
    const email = await world.account();
    const browser = world.open();
    await browser.send(email);
    const code = codeOf(await world.newestMail(email));
    for (let number = 0; number < 4; number += 1)
      expect(await browser.verify(wrong(code))).toMatchObject({ __typename: 'NotFound', message: 'Invalid code.' });
    // The last one is not invited to try again.
    expect(await browser.verify(wrong(code))).toMatchObject({
      __typename: 'NotFound',
      message: expect.stringContaining('Ask for a new one') as string,
    });
    expect(await browser.verify(code)).toEqual({
      __typename: 'TooManyRequests',
      message: 'Too many attempts. Please try again later.',
      retryAfter: 600,
    });
  });

  test('IDEN-5: proving the address frees a password that is locked for good', async () => {
    const email = await world.account();
    const browser = world.open();
    const tryPassword = async () => {
      const answer = await browser.ask(
        `mutation($email: String!) { signInWithPassword(email: $email, password: "wrong") {
          __typename ... on SignInRefusal { code } } }`,
        { email },
      );
      return (answer['signInWithPassword'] as { readonly code?: string }).code;
    };
    for (let failure = 0; failure < 20; failure += 1) {
      await tryPassword();
      world.clock.advance(61 * MINUTE);
    }
    expect(await tryPassword()).toBe('PasswordPermanentLockout');
    await browser.send(email);
    await browser.verify(codeOf(await world.newestMail(email)));
    expect(await tryPassword()).toBe('InvalidPassword');
  });

  test('a newer code voids an older one, and its link', async () => {
    const email = await world.account();
    const browser = world.open();
    await browser.send(email);
    const old = await world.newestMail(email);
    world.clock.advance(MINUTE);
    await browser.send(email);
    const fresh = await world.newestMail(email);
    if (codeOf(old) !== codeOf(fresh)) expect((await browser.verify(codeOf(old))).__typename).toBe('NotFound');
    const query = 'query($token: String!) { emailLink(token: $token) { operation emailObfuscated } }';
    const link = (mail: typeof old) => browser.ask(query, { token: linkOf(mail).searchParams.get('token') });
    expect(await link(old)).toEqual({ emailLink: null });
    expect(await link(fresh)).toEqual({ emailLink: { operation: 'login', emailObfuscated: 'p••@e••.org' } });
    expect((await browser.verify(codeOf(fresh))).__typename).toBe('Token');
  });

  test('it lasts ten minutes', async () => {
    const email = await world.account();
    const browser = world.open();
    await browser.send(email);
    const code = codeOf(await world.newestMail(email));
    world.clock.advance(10 * MINUTE);
    expect(await browser.verify(code)).toEqual({
      __typename: 'BadRequest',
      message: 'This code has expired. Ask for a new one.',
    });
  });

  test('batches and aliases are counted one by one, and raced tries too', async () => {
    const email = await world.account();
    const browser = world.open();
    await browser.send(email);
    const code = codeOf(await world.newestMail(email));
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
      answers.push((await world.open('guessers').verify('000000')).__typename);
    expect(answers.filter((answer) => answer === 'NotFound').length).toBe(30);
    expect(answers.at(-1)).toBe('RateLimited');
  });

  test('signing up makes an account with the name that was given, once', async () => {
    const browser = world.open();
    const email = 'grace@example.org';
    const variables = { operation: 'register', fullName: ' Grace  Hopper ', redirect: '/@ada' } as const;
    await browser.send(email, { ...variables, captchaValue: await browser.solve() });
    const { value = '' } = await browser.verify(codeOf(await world.newestMail(email)));
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
    const email = await world.account();
    await world.open().send(email);
    const mail = await world.newestMail(email);
    const rows = await world.database.query(
      'dump',
      'select row_to_json(r)::text as text from email_auth_request r',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain(linkOf(mail).searchParams.get('token'));
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`\\b${codeOf(mail)}\\b`));
  });

  test('what is a day old is forgotten', async () => {
    world.clock.advance(25 * 60 * MINUTE);
    await sweepEmailAuth(world.context);
    expect(await world.database.kysely.selectFrom('email_auth_request').select('id').execute()).toEqual([]);
    expect(await world.database.kysely.selectFrom('spent_challenge').selectAll().execute()).toEqual([]);
  });
});
