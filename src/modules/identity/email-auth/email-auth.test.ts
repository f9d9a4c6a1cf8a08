import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { emailBrowser } from '#test/support/email-browser.ts';
import { createEmailWorld, type EmailWorld } from '#test/support/email-world.ts';
import { codeOf, linkOf, readMail } from '#test/support/read-mail.ts';

const MINUTE = 60_000;
let world: EmailWorld;
beforeAll(async () => {
  world = await createEmailWorld();
});
afterAll(() => world.close());

describe('asking for a code', () => {
  test('IDEN-2: a known address gets a code and a link, for signing in', async () => {
    const email = await world.account();
    const browser = world.open();
    expect(await browser.send(` ${email.toUpperCase()} `)).toEqual({ __typename: 'SusiMethod', value: 'email' });
    const mail = await world.newestMail(email);
    expect(mail.subject).toBe(`${codeOf(mail)} is your Longhand sign-in code`);
    expect(linkOf(mail).pathname).toBe('/m/callback/email');
    expect(linkOf(mail).searchParams.get('operation')).toBe('login');
    expect((await browser.verify(codeOf(mail))).__typename).toBe('Token');
  });

  test('IDEN-2: an unknown address is not recognized', async () => {
    expect(await world.open().send('nobody@example.org')).toEqual({
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
      expect(await world.open().send(email, { operation })).toEqual({
        __typename: 'BadRequest',
        message: 'Please enter a valid email address.',
      });
    }
  });

  test('a name of more than 50 characters is refused', async () => {
    const answer = await world.open().send('long@example.org', { operation: 'register', fullName: 'x'.repeat(51) });
    expect(answer).toEqual({ __typename: 'BadRequest', message: 'Keep your name to 50 characters.' });
  });

  test('IDEN-6: signing up, and asking again for it, needs a challenge; signing in does not', async () => {
    const failed = { __typename: 'FailedChallenge', message: 'reCAPTCHA verification failed.' };
    const browser = world.open();
    const email = 'new-one@example.org';
    expect(await browser.send(email, { operation: 'register' })).toEqual(failed);
    const captchaValue = await browser.solve();
    expect(await world.open().send(email, { operation: 'register', captchaValue })).toEqual(failed);
    expect((await browser.send(email, { operation: 'register', captchaValue })).__typename).toBe('SusiMethod');
    world.clock.advance(MINUTE);
    expect(await browser.send(email, { operation: 'register', captchaValue })).toEqual(failed);
    const another = await browser.solve();
    expect((await browser.send(email, { operation: 'register', captchaValue: another })).__typename).toBe('SusiMethod');
    expect(await readMail(world.context).then((mails) => mails.filter(({ to }) => to === email).length)).toBe(2);
  });

  test('signing up with an address that has an account answers alike, and its owner gets the mail for signing in', async () => {
    const email = await world.account();
    const [browser, other] = [world.open(), world.open()];
    const known = await browser.send(email, { operation: 'register', captchaValue: await browser.solve() });
    const free = await other.send('free@example.org', { operation: 'register', captchaValue: await other.solve() });
    expect(known).toEqual(free);
    expect((await world.newestMail(email)).subject).toMatch(/sign-in code$/);
    expect((await world.newestMail('free@example.org')).subject).toMatch(/sign-up code$/);
  });

  test('nothing that a stranger types reaches the mailbox of another', async () => {
    const browser = world.open();
    const captchaValue = await browser.solve();
    const fullName = 'Win at https://evil.example now';
    await browser.send('victim@example.org', {
      operation: 'register',
      captchaValue,
      fullName,
      redirect: 'https://evil.example/',
    });
    expect(JSON.stringify(await world.newestMail('victim@example.org'))).not.toContain('evil');
  });

  test('a mail is sent again after 30 seconds, and five times within any hour, whoever asks', async () => {
    const email = await world.account();
    const browser = world.open();
    expect((await browser.send(email)).__typename).toBe('SusiMethod');
    world.clock.advance(29_000);
    expect(await browser.send(email)).toEqual({
      __typename: 'RateLimited',
      message: 'We just sent you a code. You can ask for another in 1 second.',
      retryAfter: 1,
    });
    expect((await world.open().send(email)).__typename).toBe('RateLimited');
    world.clock.advance(1_000);
    for (let number = 2; number <= 5; number += 1) {
      expect((await world.open().send(email)).__typename).toBe('SusiMethod');
      world.clock.advance(MINUTE);
    }
    const refused = await world.open().send(email);
    expect(refused).toMatchObject({
      __typename: 'RateLimited',
      message: 'We’ve sent too many codes to this address. Please try again later.',
    });
    world.clock.advance((refused.retryAfter ?? 0) * 1_000);
    expect((await world.open().send(email)).__typename).toBe('SusiMethod');
    expect((await world.open().send(email)).__typename).toBe('RateLimited');
  });

  test('one network gets 20 mails an hour', async () => {
    const answers: string[] = [];
    for (let person = 0; person < 4; person += 1) {
      const email = await world.account();
      const browser = world.open('office');
      const captchaValue = person < 3 ? '' : await browser.solve();
      for (let number = 0; number < 5; number += 1) {
        answers.push((await browser.send(email, { captchaValue })).__typename);
        world.clock.advance(31_000);
      }
    }
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'SusiMethod'));
    const next = world.open('office');
    const refused = await next.send(await world.account(), { captchaValue: await next.solve() });
    expect(refused).toMatchObject({
      __typename: 'TooManyRequests',
      message: 'Too many attempts. Please try again later.',
    });
  });

  test('when the whole site sent 2,000 mails within an hour, signing in asks for a challenge', async () => {
    const email = await world.account();
    await world.open().send(await world.account());
    const used = world.database.kysely.updateTable('operation_count').where('name', '=', 'email-auth freeMailOfAll');
    await used.set({ count: 2_000 }).execute();
    const browser = world.open();
    expect((await browser.send(email)).__typename).toBe('FailedChallenge');
    expect((await browser.send(email, { captchaValue: await browser.solve() })).__typename).toBe('SusiMethod');
    await used.set({ count: 0 }).execute();
  });

  test('T3: the fourth look-up of a network within an hour asks for a challenge', async () => {
    const browser = world.open('curious');
    for (let number = 0; number < 3; number += 1) {
      expect((await browser.send(`no${number}@example.org`)).__typename).toBe('NotFound');
    }
    const email = await world.account();
    expect((await browser.send('no4@example.org')).__typename).toBe('FailedChallenge');
    expect((await browser.send(email)).__typename).toBe('FailedChallenge');
    expect(await browser.isAvailable(email)).toBeNull();
    expect(await browser.isAvailable(email, await browser.solve())).toBe(false);
    expect((await browser.send(email, { captchaValue: await browser.solve() })).__typename).toBe('SusiMethod');
    world.clock.advance(MINUTE);
    // Asking again for the same address tells nothing new.
    expect((await browser.send(email)).__typename).toBe('SusiMethod');
    world.clock.advance(61 * MINUTE);
    expect((await browser.send('no5@example.org')).__typename).toBe('NotFound');
  });
});

test('IDEN-1: a site can turn signing in by email off', async () => {
  const email = await world.account();
  await setFlag(world.context, 'enable_email_sign_in', false);
  expect(await world.open().send(email)).toEqual({
    __typename: 'BadRequest',
    message: 'Signing in by email is turned off here.',
  });
  await setFlag(world.context, 'enable_email_sign_in', true);
  expect((await world.open().send(email)).__typename).toBe('SusiMethod');
});

test('IDEN-7: an address is available as long as nobody has it, in any case', async () => {
  const browser = world.open();
  const email = await world.account();
  expect(await browser.isAvailable('nobody-has-it@example.org')).toBe(true);
  expect(await browser.isAvailable(` ${email.toUpperCase()}`)).toBe(false);
  expect(await browser.isAvailable('no address')).toBe(false);
});

describe('auth.hideUnknownEmail', () => {
  test('answers every address alike, and a code that nobody was sent opens nothing', async () => {
    const { kysely } = world.database;
    const row = { name: 'auth.hideUnknownEmail', value: JSON.stringify(true), updated_at: world.clock.now() };
    await kysely.insertInto('setting').values(row).execute();
    const email = await world.account();
    const [known, unknown] = [world.open(), world.open()];
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

test('without proof against forgery, or without a browser, nothing is sent', async () => {
  const email = await world.account();
  const before = (await readMail(world.context)).length;
  const forged = emailBrowser(world.graph, 'forged', { isForgerySafe: false });
  await expect(forged.send(email)).rejects.toThrow();
  const bodiless = emailBrowser(world.graph, 'bodiless', { browser: null });
  expect((await bodiless.send(email)).__typename).toBe('BadRequest');
  expect((await bodiless.verify('123456')).__typename).toBe('NotFound');
  expect((await readMail(world.context)).length).toBe(before);
});
