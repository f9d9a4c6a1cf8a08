import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const CHANGE = JSON.stringify({ query: 'mutation { endOtherSessions { __typename } }' });

test('CORE-1: a story of somebody signed in is taken over as it was drawn, and changes by the token that it holds', async () => {
  const reader = await signIn(program);
  const other = await signIn(program, { person: reader.personId });
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  await page.goto(program.url + program.world.stories.specimen.path);
  await wake(page);
  const answer = await page.evaluate(async (body) => {
    const state = Reflect.get(window, '__PRELOADED_STATE__') as { readonly session: { readonly xsrf: string } };
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': state.session.xsrf };
    return await (await fetch('/_/graphql', { method: 'POST', headers, body })).text();
  }, CHANGE);
  expect(answer).toContain('EndedSessions');
  const ended = await program.ask('/', { headers: { cookie: other.cookie } });
  expect(ended.headers['set-cookie']?.join()).toContain('session=;');
  expect(await page.evaluate(() => document.cookie), 'no script sees either cookie').toBe('');
  expect(problems).toEqual([]);
});

test('a page elsewhere changes nothing in the name of a reader, whatever it sends', async () => {
  const reader = await signIn(program);
  const other = await signIn(program, { person: reader.personId });
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  // A domain of ours is another site to a browser: nothing about it is trusted more than about a stranger.
  await page.goto(`http://${program.domain}/`);
  await page.context().clearCookies({ domain: new URL(`http://${program.domain}`).hostname });
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.evaluate(
    async ({ site, change, xsrf }) => {
      const send = (path: string, init: RequestInit): Promise<string> =>
        fetch(site + path, { credentials: 'include', ...init }).then(
          (response) => response.text().catch(() => 'opaque'),
          () => 'refused',
        );
      const body = change;
      for (const mode of ['cors', 'no-cors'] as const) {
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
          await send('/_/graphql', { method: 'POST', mode, body, headers: { 'content-type': type } });
        await send('/_/graphql', { method: 'POST', mode, body, headers: { 'x-xsrf-token': xsrf } });
        await send('/_/visitor', { method: 'POST', mode, body: '{}' });
      }
      navigator.sendBeacon(`${site}/_/graphql`, new Blob([body], { type: 'text/plain' }));
      new Image().src = `${site}/m/signout/wrong`;
    },
    { site: program.url, change: CHANGE, xsrf: 'guess' },
  );
  // A form that is sent at the top is the one thing that brings cookies along, and only by GET.
  for (const [method, path] of [
    ['post', '/_/graphql'],
    ['get', '/_/graphql'],
    ['post', '/m/signout/wrong'],
    ['get', '/m/signout/wrong'],
    ['post', '/m/token'],
  ] as const) {
    await page.goto(`http://${program.domain}/`);
    await page.evaluate(
      ([how, where, query]) => {
        const form = Object.assign(document.createElement('form'), {
          method: how,
          action: where,
          enctype: 'text/plain',
        });
        const field = Object.assign(document.createElement('input'), { name: query, value: '' });
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      [method, program.url + path, CHANGE] as const,
    );
    await page.waitForTimeout(300);
  }
  expect(seen.length, 'the control: it did send').toBeGreaterThan(5);
  for (const { cookie } of [reader, other]) {
    const home = await program.ask('/', { headers: { cookie } });
    expect(home.text, 'still signed in').toContain('"isLoggedInCookie":true');
  }
});
