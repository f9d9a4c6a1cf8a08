import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';
import { callbackPath, cookiesOf, openVisitor, signIn, type SignedIn, tokenFor } from '#test/support/sign-in.ts';

const program = await openProgram();
let onDomain: string;
beforeAll(async () => {
  onDomain = `http://${program.domain}`;
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(120_000));

const get = (target: string, cookie = ''): Promise<Answer> =>
  program.ask(target, cookie === '' ? {} : { headers: { cookie } });
const pathOf = (location: string | undefined): string => {
  const { pathname, search } = new URL(location ?? '', program.url);
  return pathname + search;
};

/** From the domain to the main site, where the reader says yes: the pass that leads back, and the browser there. */
async function askForPass(reader: SignedIn): Promise<{ readonly back: string; readonly visitor: string }> {
  const left = await get(`${onDomain}/m/token?redirect=/latest`);
  const visitor = cookiesOf(left).join('; ');
  const asked = await get(pathOf(left.headers.location), reader.cookie);
  expect(asked.text).toContain('Do you want to sign in');
  const fields = [...asked.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const answer = await program.ask('/m/token', {
    method: 'POST',
    headers: { cookie: reader.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { back: answer.headers.location ?? '', visitor };
}

async function enterDomain(reader: SignedIn): Promise<{ readonly cookie: string; readonly answer: Answer }> {
  const { back, visitor } = await askForPass(reader);
  const answer = await get(back, visitor);
  return { cookie: [...cookiesOf(answer), visitor].join('; '), answer };
}

async function graph(cookie: string, query: string, target = '/_/graphql'): Promise<unknown> {
  const { headers } = target.startsWith('/') ? await openVisitor(program, cookie) : await visitorOfDomain(cookie);
  const answer = await program.ask(target, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return JSON.parse(answer.text);
}

function visitorOfDomain(cookie: string) {
  return openVisitor({ ask: (path, ways) => program.ask(onDomain + path, ways) }, cookie);
}

const isSignedIn = async (cookie: string, target = `${onDomain}/_/graphql`): Promise<boolean> =>
  JSON.stringify(await graph(cookie, '{ isLoggedIn }', target)).includes('true');

describe('IDEN-15: from the main site to a custom domain', () => {
  test('a reader who says yes is signed in there too, by a cookie of its own, where they were', async () => {
    const reader = await signIn(program);
    const { cookie, answer } = await enterDomain(reader);
    expect([answer.status, answer.headers.location]).toEqual([303, '/latest']);
    expect(cookie).toMatch(/^session=t/);
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(cookie, '/_/graphql'), 'not good for the main site').toBe(false);
    expect(await isSignedIn(reader.cookie), 'nor the other way round').toBe(false);
    const again = await get(
      pathOf((await get(`${onDomain}/m/token?redirect=/latest`)).headers.location),
      reader.cookie,
    );
    expect(again.headers.location, 'said once is enough').toContain(`${onDomain}/m/callback/domain?token=`);
  });

  test('a reader who is signed out signs in first and then goes on', async () => {
    const step = await get(`${onDomain}/m/token?redirect=/latest`);
    expect(step.headers.location).toMatch(`${program.url}/m/token?host=`);
    const main = await get(pathOf(step.headers.location));
    expect(main.headers.location).toMatch(/^\/m\/signin\?operation=login&redirect=%2Fm%2Ftoken%3Fhost%3D/);
  });

  test('header, clap, save and follow of a domain begin there, and bring the reader back to where they were', async () => {
    const row = await program.context.database.kysely
      .selectFrom('story')
      .innerJoin('publication', 'publication.id', 'story.publication_id')
      .where('publication.slug', '=', 'slow-press')
      .where('story.is_listed', '=', true)
      .select('story.id')
      .executeTakeFirstOrThrow();
    const address = (await get(`${onDomain}/p/${row.id}`)).headers.location ?? '';
    const story = (await get(new URL(address, onDomain).href)).text;
    const links = [...story.matchAll(/href="([^"]*\/m\/signin[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((href) => !href.startsWith('/m/signin'))).toEqual([]);
    const save = /href="([^"]+)" rel="nofollow" title="Save/.exec(story)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const first = await get(onDomain + save);
    expect(first.headers.location).toMatch(/^\/m\/token\?redirect=%2Fp%2F\w+&operation=register$/);
    const left = await get(onDomain + first.headers.location);
    const signUp = await get(pathOf(left.headers.location));
    expect(signUp.headers.location).toMatch(/^\/m\/signin\?operation=register&redirect=%2Fm%2Ftoken%3Fhost%3D/);
    // Who is signed in on the main site is not asked to sign in, and after one yes not asked at all.
    const reader = await signIn(program);
    await enterDomain(reader);
    const back = await get(pathOf(left.headers.location), reader.cookie);
    expect(back.headers.location).toContain(`${onDomain}/m/callback/domain?token=`);
    const entered = await get(back.headers.location ?? '', cookiesOf(left).join('; '));
    expect(entered.headers.location).toBe(`/p/${row.id}`);
    const page = await get(new URL(address, onDomain).href, cookiesOf(entered).join('; '));
    expect(page.text).toContain('"isLoggedInCookie":true');
  });

  test('a pass is used once, within a minute, in the browser that asked, on its domain', async () => {
    const reader = await signIn(program);
    const used = await askForPass(reader);
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(used.back, used.visitor)));
    expect(answers.filter((answer) => cookiesOf(answer).length > 0)).toHaveLength(1);
    const { back, visitor } = await askFor(reader);
    const stranger = cookiesOf(await get(`${onDomain}/m/token`)).join('; ');
    const refused = [await get(back, stranger), await get(back), await get(pathOf(back), visitor)];
    expect(refused.map((answer) => answer.status)).toEqual([410, 410, 410]);
    program.clock.advance(60_001);
    expect((await get(back, visitor)).status).toBe(410);
  });

  test('nobody gets a pass for a reader who did not say yes', async () => {
    const reader = await signIn(program);
    const step = { host: program.domain, state: 'a'.repeat(64), redirect: '/' };
    for (const xsrf of ['', 'wrong', (await signIn(program)).xsrf]) {
      const answer = await program.ask('/m/token', {
        method: 'POST',
        headers: { cookie: reader.cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...step, xsrf }).toString(),
      });
      expect(answer.headers.location).toMatch(/^\/m\/token\?host=/);
    }
    const taken = 'select 1 from domain_pass where visitor_hash = $1';
    const rows = await program.context.database.query('passes', taken, [step.state]);
    expect(rows).toEqual([]);
  });

  test('what an account is worth stays on the main site', async () => {
    const { cookie } = await enterDomain(await signIn(program));
    const target = `${onDomain}/_/graphql`;
    const refused = [
      'mutation { endOtherSessions { __typename } }',
      '{ viewer { id sessions { id } } }',
      '{ viewer { unverifiedEmail } }',
    ];
    for (const query of refused) {
      expect(await graph(cookie, query, target)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
    const own = { data: { viewer: { isSuspended: false } } };
    expect(await graph(cookie, '{ viewer { isSuspended } }', target)).toEqual(own);
  });
});

describe('rule 145: signed out everywhere', () => {
  test('on the main site ends the domains, and on a domain the main site', async () => {
    for (const where of ['main', 'domain'] as const) {
      const reader = await signIn(program);
      const { cookie } = await enterDomain(reader);
      const { xsrf } = where === 'main' ? reader : await visitorOfDomain(cookie);
      const out = where === 'main' ? `/m/signout/${xsrf}` : `${onDomain}/m/signout/${xsrf}`;
      expect((await get(out, where === 'main' ? reader.cookie : cookie)).status).toBe(303);
      expect([await isSignedIn(cookie), await isSignedIn(reader.cookie, '/_/graphql')], where).toEqual([false, false]);
    }
  });

  test('who steps up stays on the domains, and who signs in as somebody else does not', async () => {
    const [reader, other] = [await signIn(program), await signIn(program)];
    const { cookie } = await enterDomain(reader);
    const again = async (personId: string, own: string): Promise<string> => {
      const token = await tokenFor(program, own, { personId });
      const [session = ''] = cookiesOf(await get(callbackPath(token), own));
      return own.replace(/session=[^;]*/, session);
    };
    const steppedUp = await again(reader.personId, reader.cookie);
    expect([await isSignedIn(reader.cookie, '/_/graphql'), await isSignedIn(cookie)]).toEqual([false, true]);
    await again(other.personId, steppedUp);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  test('ASVS V7.2.4: a pass that comes to a browser with a session there ends that one', async () => {
    const reader = await signIn(program);
    const { cookie } = await enterDomain(reader);
    const visitor = cookie.slice(cookie.indexOf('visitor='));
    const left = await get(`${onDomain}/m/token`, visitor);
    const { headers } = await get(pathOf(left.headers.location), reader.cookie);
    const [session = ''] = cookiesOf(await get(headers.location ?? '', cookie));
    expect([await isSignedIn(`${session}; ${visitor}`), await isSignedIn(cookie)]).toEqual([true, false]);
  });

  test('a pass dies with the session that gave it', async () => {
    const reader = await signIn(program);
    const { back, visitor } = await askForPass(reader);
    await get(`/m/signout/${reader.xsrf}`, reader.cookie);
    expect((await get(back, visitor)).status).toBe(410);
  });
});

async function askFor(reader: SignedIn): Promise<{ readonly back: string; readonly visitor: string }> {
  const left = await get(`${onDomain}/m/token?redirect=/latest`);
  const answer = await get(pathOf(left.headers.location), reader.cookie);
  return { back: answer.headers.location ?? '', visitor: cookiesOf(left).join('; ') };
}
