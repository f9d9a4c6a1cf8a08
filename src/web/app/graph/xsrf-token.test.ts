import { expect, test } from 'vitest';
import { createXsrfToken } from './xsrf-token.ts';

function server(): { readonly asked: string[]; readonly send: typeof fetch } {
  const asked: string[] = [];
  const send: typeof fetch = (address, init = {}) => {
    if (typeof address !== 'string' || typeof init.body !== 'string') throw new TypeError('no text');
    asked.push(`${init.method} ${address} ${init.body}`);
    return Promise.resolve(Response.json({ xsrf: `token ${asked.length}` }));
  };
  return { asked, send };
}

test('the token of the page is used as it is', async () => {
  const { asked, send } = server();
  const token = createXsrfToken('of the page', send);
  expect(token.known()).toBe('of the page');
  expect(await token.get()).toBe('of the page');
  expect(asked).toEqual([]);
});

test('a page for all asks once, and again after a refusal', async () => {
  const { asked, send } = server();
  const token = createXsrfToken(null, send);
  expect(token.known()).toBeUndefined();
  expect(await Promise.all([token.get(), token.get(), token.get()])).toEqual(['token 1', 'token 1', 'token 1']);
  const renewed = [token.renew(), token.renew()];
  expect(token.known(), 'until the other is there').toBe('token 1');
  expect(await Promise.all(renewed)).toEqual(['token 2', 'token 2']);
  expect(await token.get()).toBe('token 2');
  expect(asked).toEqual(['POST /_/visitor {}', 'POST /_/visitor {}']);
});

test('a server that gives none is asked again the next time', async () => {
  let count = 0;
  const send = (): Promise<Response> => {
    count += 1;
    return Promise.resolve(count === 1 ? new Response('busy', { status: 429 }) : Response.json({ xsrf: 'late' }));
  };
  const token = createXsrfToken(undefined, send);
  await expect(token.get()).rejects.toThrow('429');
  expect(await token.get()).toBe('late');
});
