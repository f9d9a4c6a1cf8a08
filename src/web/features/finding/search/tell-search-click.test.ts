import { afterEach, expect, test, vi } from 'vitest';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { SearchClickEventMutationDocument } from '#web/generated/SearchClickEventMutation.ts';
import { tellSearchClick } from './tell-search-click.ts';

afterEach(() => vi.unstubAllGlobals());

const click = { queryId: 'a'.repeat(32), indexName: 'longhand_post', objectId: '0123456789ab', position: 3 };
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

/** What a reader with this user agent tells of a click. */
async function told(userAgent: string, given: Parameters<typeof tellSearchClick>[1]) {
  vi.stubGlobal('navigator', { userAgent });
  const mutate = vi.fn<Graph['mutate']>(() => Promise.reject(new Error('down')));
  await tellSearchClick({ mutate } as Partial<Graph> as Graph, given);
  return mutate.mock.calls;
}

test('SEARCH-8: a click is told by the query, the index, the object and its 1-based position', async () => {
  expect(await told(person, click)).toEqual([
    [
      SearchClickEventMutationDocument,
      {
        variables: {
          queryId: click.queryId,
          indexName: 'longhand_post',
          objectIds: ['0123456789ab'],
          positions: [3],
        },
      },
    ],
  ]);
});

test('SEARCH-8: never of bots, and not where clicks of the query are not counted', async () => {
  expect(await told('Googlebot/2.1 (+http://www.google.com/bot.html)', click)).toEqual([]);
  expect(await told(person, { ...click, queryId: undefined })).toEqual([]);
});
