import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderWorld, startProviderWorld } from '#test/support/provider-world.ts';
import type { WalkingBrowser } from '#test/support/walking-browser.ts';

let world: ProviderWorld;
beforeAll(async () => {
  world = await startProviderWorld();
});
afterAll(() => world.close());

const STARTS = {
  google: '/m/connect/google',
  apple: '/m/start-auth/apple',
  facebook: '/m/connect/facebook',
  x: '/m/account/authenticate-twitter',
} as const;
const CALLBACKS = { google: 'google', apple: 'apple', facebook: 'facebook', x: 'twitter' } as const;
type Name = keyof typeof STARTS;
const NAMES = Object.keys(STARTS) as Name[];

/** Seats somebody at the provider, told in its own form. */
function seat(name: Name, id: string, email: string | undefined, isVerified = true): void {
  const told = email === undefined ? {} : { email };
  if (name === 'google') world.google.seat({ sub: id, ...told, email_verified: isVerified, name: `Ada ${id}` });
  if (name === 'apple') world.apple.seat({ sub: id, ...told, email_verified: String(isVerified) });
  if (name === 'facebook') world.facebook.seat({ id, ...told, name: `Ada ${id}` });
  if (name === 'x') world.x.seat({ id, username: id, name: `Ada ${id}`, ...(email && { confirmed_email: email }) });
}

const isHome = (url: URL): boolean => url.origin === 'https://elsewhere.example' || url.pathname === '/the-target';
const walk = (browser: WalkingBrowser, name: Name, query = 'operation=login&redirect=/the-target') =>
  browser.go(`${STARTS[name]}?${query}`, (url) => isHome(url) || url.pathname === '/get-started');
const isCallback = (name: Name) => (url: URL) => url.pathname === `/m/callback/${CALLBACKS[name]}`;
const nobody = async (browser: WalkingBrowser): Promise<void> => {
  expect(browser.cookie('session')).toBeUndefined();
  expect(await world.personIn(browser)).toBeUndefined();
};

describe.each(NAMES)('IDEN-4: %s', (name) => {
  test('makes an account the first time, and signs in to it after', async () => {
    seat(name, `new-${name}`, `New-${name}@Example.org`);
    if (name === 'apple') world.apple.tellUser({ name: { firstName: 'Ada', lastName: 'new-apple' } });
    const first = world.browser();
    const joined = await walk(first, name, 'operation=register&redirect=/the-target&susiEntry=clap_footer');
    expect(joined.url.pathname + joined.url.search).toBe('/get-started?redirectUrl=%2Fthe-target');
    const personId = (await world.personIn(first)) ?? '';
    const { kysely } = world.site.database;
    const person = kysely.selectFrom('person').selectAll().where('id', '=', personId);
    expect(await person.executeTakeFirstOrThrow()).toMatchObject({ name: `Ada new-${name}`, is_unclaimed: false });
    const session = kysely.selectFrom('session').select(['entry', 'method']).where('person_id', '=', personId);
    expect(await session.executeTakeFirstOrThrow()).toEqual({ entry: 'clap_footer', method: name });
    const address = kysely.selectFrom('email_address').selectAll().where('person_id', '=', personId);
    expect(await address.executeTakeFirstOrThrow()).toMatchObject({
      address: `new-${name}@example.org`,
      is_verified: name !== 'facebook',
    });
    const second = world.browser();
    const back = await walk(second, name);
    expect(back.url.pathname).toBe('/the-target');
    expect(await world.personIn(second)).toBe(personId);
    // The state says the provider, a token and the operation; the browser has seen neither nonce nor verifier.
    const callback = second.path.find((url) => isCallback(name)(url) && url.searchParams.has('state'));
    expect(callback?.searchParams.get('state')).toMatch(new RegExp(`^${name}\\.[\\w-]{44}\\.login$`));
  });

  test('signs nobody in who closes its page', async () => {
    world[name].seat('cancels');
    const browser = world.browser();
    const end = await walk(browser, name);
    expect(end.status).toBe(200);
    expect(end.text).toContain('Nothing changed.');
    expect(end.text).toContain('href="/m/signin?operation=login&amp;redirect=%2Fthe-target"');
    await nobody(browser);
  });

  test('an address alone opens no account, verified or not', async () => {
    seat('google', `owner-of-${name}`, `taken-${name}@example.org`);
    await walk(world.browser(), 'google');
    for (const isVerified of [true, false]) {
      seat(name, `other-${name}-${isVerified}`, `taken-${name}@example.org`, isVerified);
      const browser = world.browser();
      const end = await walk(browser, name);
      expect(end.status).toBe(409);
      expect(end.text).toContain('That email already has an account. Sign in instead.');
      await nobody(browser);
    }
  });

  test('without an address makes no account', async () => {
    seat(name, `silent-${name}`, undefined);
    const people = await world.countOf('person');
    const browser = world.browser();
    const end = await walk(browser, name);
    expect(end.status).toBe(422);
    expect(end.text).toContain('didn’t give us your email address');
    await nobody(browser);
    expect(await world.countOf('person')).toBe(people);
  });

  test('an answer counts once, in the browser that asked, however many bring it', async () => {
    seat(name, `once-${name}`, `once-${name}@example.org`);
    const victim = world.browser();
    const attacker = world.browser();
    const { url } = await attacker.go(
      `${STARTS[name]}?operation=login`,
      (at) => isCallback(name)(at) && at.search !== '',
    );
    const sessions = await world.countOf('session');
    // The victim has begun a sign-in too, so that there is a browser to be mistaken for.
    await victim.go(`${STARTS[name]}?operation=login`, (at) => at.origin === world[name].origin);
    expect(victim.cookie('visitor')).toBeDefined();
    const elsewhere = await victim.go(url.href);
    expect([elsewhere.status, elsewhere.text.includes('started in another browser')]).toEqual([400, true]);
    await nobody(victim);
    // Other browsers do not use it up, and of twenty of its own one comes through.
    const ends = await Promise.all(
      Array.from({ length: 20 }, () => attacker.go(url.href, (at) => at.pathname === '/m/callback/authenticate')),
    );
    expect(ends.filter((end) => end.url.pathname === '/m/callback/authenticate')).toHaveLength(1);
    expect(await world.countOf('session')).toBe(sessions);
    const again = await attacker.go(url.href);
    expect(again.status).toBe(400);
  });

  test('an answer is none at the callback of another', async () => {
    seat(name, `mixed-${name}`, `mixed-${name}@example.org`);
    const browser = world.browser();
    const { url } = await browser.go(
      `${STARTS[name]}?operation=login`,
      (at) => isCallback(name)(at) && at.search !== '',
    );
    for (const other of NAMES.filter((one) => one !== name)) {
      const asked = world[other].asked.length;
      const end = await browser.go(`/m/callback/${CALLBACKS[other]}${url.search}`);
      expect([end.status, end.headers.get('x-error-code')], other).toEqual([400, 'STALE']);
      await nobody(browser);
      // The code never reaches the one that it is not for.
      expect(world[other].asked.length).toBe(asked);
    }
    const right = await browser.go(url.href, (at) => at.pathname === '/m/callback/authenticate');
    expect(right.url.pathname).toBe('/m/callback/authenticate');
  });
});
