import { beforeAll, describe, expect, test } from 'vitest';
import { ownSearchKey } from '#modules/finding/search/search-config-of.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openSearchWorld } from '#test/support/search-world.ts';

const program = await openProgram();
beforeAll(async () => {
  await openSearchWorld(program);
});

/** Where a path leads in the end, and over which statuses. */
async function follow(target: string): Promise<{ statuses: readonly number[]; address: string; text: string }> {
  const statuses: number[] = [];
  let address = new URL(target, program.url).href;
  for (;;) {
    const answer = await program.ask(address);
    statuses.push(answer.status);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || location === undefined || statuses.length > 4) {
      return { statuses, address, text: answer.text };
    }
    address = new URL(location, address).href;
  }
}

describe('SEARCH-5: what is searched for stays in the address over every redirect', () => {
  const query = '?q=caf%C3%A9+%26+wall';
  test.each([
    ['/field-notes/search/', '/field-notes/search'],
    ['/search/', '/search'],
    ['/@ada/', '/@ada'],
  ])('%s', async (path, expected) => {
    const { statuses, address } = await follow(path + query);
    expect(statuses).toEqual([301, 200]);
    expect(address).toBe(program.url + expected + query);
  });

  test('a publication with a domain of its own is searched there', async () => {
    for (const path of ['/slow-press/search', '/slow-press/search/']) {
      const { statuses, address, text } = await follow(path + query);
      expect(statuses.at(-1)).toBe(200);
      expect(address).toBe(`http://${program.domain}/search${query}`);
      expect(text).toMatch(/<form[^>]* action="\/search"/);
      expect(text).toContain('value="café &amp; wall"');
    }
  });
});

describe('CORE-10: only what people are shown is kept, to be told of their clicks', () => {
  const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const kept = async () => {
    const rows = await program.context.database.query<{ count: number }>(
      'test_queries',
      'select count(*)::int as count from search_query',
      [],
    );
    return rows[0]?.count ?? 0;
  };
  const asked = async (run: () => Promise<unknown>) => {
    const before = await kept();
    await run();
    return (await kept()) - before;
  };

  test.each(['/search?q=wall', '/field-notes/search?q=wall', '/@ada?q=wall'])('%s', async (path) => {
    const open = (userAgent: string) => program.ask(path, { headers: { 'user-agent': userAgent } });
    expect(await asked(() => open(BOT))).toBe(0);
    expect(await asked(() => open(''))).toBe(0);
    expect(await asked(() => open(PERSON))).toBeGreaterThan(0);
  });

  test('the endpoint: where it is asked for, and never for a bot', async () => {
    const headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': 'LONGHAND',
      'x-algolia-api-key': ownSearchKey(program.context.secrets),
    };
    const search = (userAgent: string, clickAnalytics: boolean) =>
      program.ask('/1/indexes/*/queries', {
        method: 'POST',
        headers: { ...headers, 'user-agent': userAgent },
        body: JSON.stringify({ requests: [{ indexName: 'post', query: 'wall', clickAnalytics }] }),
      });
    expect(await asked(() => search(PERSON, false))).toBe(0);
    expect(await asked(() => search(BOT, true))).toBe(0);
    expect(await asked(() => search(PERSON, true))).toBe(1);
    const { results } = JSON.parse((await search(BOT, true)).text) as {
      results: { hits: unknown[]; queryID?: string }[];
    };
    expect(results[0]?.hits.length).toBeGreaterThan(0);
    expect(results[0]).not.toHaveProperty('queryID');
  });
});
