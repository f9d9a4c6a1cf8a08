import { expect, test } from 'vitest';
import { draftSavingMessages } from '#shared/messages/draft-saving.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { createGraphCall } from './graph-call.ts';

/** What a writer hears of one answer. */
async function hear(status: number, body: unknown) {
  const send = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const call = createGraphCall({ graphqlUri: '/_/graphql', xsrf: 'x', personId: 'a', send });
  return await call(ViewerQueryDocument, {});
}

const failed = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] });

test.each([
  ['SITE_AT_REST', 'A new disk until 18:00.'],
  ['UNAVAILABLE', 'This site has run out of disk space.'],
])('rules 249 and 253: a site that saves nothing for now says so itself: %s', async (code, message) => {
  expect(await hear(200, failed(code, message))).toEqual({ kind: 'unreachable', message });
});

test('rule 249: one that cannot even say so is told from a network that is gone', async () => {
  expect(await hear(503, {})).toEqual({ kind: 'unreachable', message: draftSavingMessages.unavailable });
  expect(await hear(502, {})).toEqual({ kind: 'unreachable' });
  expect(await hear(200, failed('INTERNAL', 'Oh no.'))).toEqual({ kind: 'unreachable', message: undefined });
});
