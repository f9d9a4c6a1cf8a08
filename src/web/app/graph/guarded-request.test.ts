import { expect, test } from 'vitest';
import { ClapPostDocument } from '#web/generated/ClapPost.ts';
import { documentBody, sendGuarded, xsrfHeaders } from './guarded-request.ts';
import { createXsrfToken } from './xsrf-token.ts';

/** Sends with a token that the page came with, to a server that answers with these statuses in turn. */
async function sendTo(statuses: readonly number[]) {
  const sent: unknown[] = [];
  const left = [...statuses];
  const token = createXsrfToken('old', () => Promise.resolve(Response.json({ xsrf: 'new' })));
  const { status } = await sendGuarded(token, (guard) => {
    sent.push(guard);
    return Promise.resolve(new Response(null, { status: left.shift() ?? 500 }));
  });
  return { status, sent };
}

test('a request says the token that the page came with, once', async () => {
  expect(await sendTo([200])).toEqual({ status: 200, sent: [{ 'x-xsrf-token': 'old' }] });
});

test('where the token was not taken, it is sent once more with another, and no third time', async () => {
  const both = [{ 'x-xsrf-token': 'old' }, { 'x-xsrf-token': 'new' }];
  expect(await sendTo([403, 200])).toEqual({ status: 200, sent: both });
  expect(await sendTo([403, 403, 200])).toEqual({ status: 403, sent: both });
});

test('what failed for another reason is not sent again', async () => {
  expect(await sendTo([500, 200])).toEqual({ status: 500, sent: [{ 'x-xsrf-token': 'old' }] });
});

test('without a token nothing is said in its place', () => {
  expect(xsrfHeaders(createXsrfToken(null))).toEqual({});
});

test('CORE-2: a trusted document is asked for by its name and its hash, never by its text', () => {
  expect(JSON.parse(documentBody(ClapPostDocument, { targetId: '1', clapCount: 2 }))).toEqual({
    operationName: 'ClapPost',
    variables: { targetId: '1', clapCount: 2 },
    extensions: { persistedQuery: { version: 1, sha256Hash: ClapPostDocument.documentId } },
  });
});
