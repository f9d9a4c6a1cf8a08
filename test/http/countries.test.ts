import { describe, expect, test } from 'vitest';
import { lookupMessages } from '#shared/messages/lookups.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { openProgram } from '#test/support/open-site.ts';

const PROXY = '127.0.0.1';
const STRANGER = '127.0.0.7';

const program = await openProgram({ settings: { TRUSTED_PROXIES: PROXY, COUNTRY_HEADER: 'X-Country' } });

const from = (country: string, path: string, address = PROXY) =>
  program.ask(path, { from: address, headers: { 'x-country': country } });
const cacheOf = async (country: string, path: string) => (await from(country, path)).headers['x-cache-status'];

describe('STORY-2: a story that is withheld in one country', () => {
  test('is told to be withheld there, and shown elsewhere; neither fills the cache of the other', async () => {
    const { title, path } = program.world.stories.withheld;
    for (let round = 0; round < 3; round += 1) {
      const there = await from('DE', path);
      expect(there.status).toBe(451);
      expect(there.text).not.toContain(title);
      expect(there.text).toContain(lookupMessages.WithheldInCountry.title);
      expect(there.headers['cache-control']).toBe('private, no-store');
      for (const country of ['FR', 'XX', 'de-DE', '']) {
        const elsewhere = await from(country, path);
        expect(elsewhere.status, country).toBe(200);
        expect(elsewhere.text).toContain(title);
        expect(elsewhere.headers['vary']).toBe('cookie, x-country, accept-encoding');
      }
    }
    expect(await cacheOf('FR', path)).toBe('hit');
  });

  test('is missing there from lists and feeds, which are kept for that country alone', async () => {
    const { title } = program.world.stories.withheld;
    for (const path of ['/tag/letters/archive', '/feed/@bela', '/@bela/latest', '/']) {
      const shown = (await from('FR', path)).text.includes(title);
      const there = await from('DE', path);
      expect(there.text, path).not.toContain(title);
      expect(await cacheOf('DE', path), path).toBe('hit');
      expect((await from('FR', path)).text.includes(title), path).toBe(shown);
    }
    // Of a page of ten it may be the eleventh: several were published at once.
    expect((await from('FR', '/feed/@bela')).text).toContain(title);
  });

  test('countries in which nothing is withheld share one page', async () => {
    await from('FR', '/@chen');
    for (const country of ['IT', 'US', 'xx']) expect(await cacheOf(country, '/@chen'), country).toBe('hit');
  });

  test('a country is believed of the trusted proxy only', async () => {
    const { title, path } = program.world.stories.withheld;
    expect((await from('DE', path, STRANGER)).text).toContain(title);
    expect((await from('DE', '/feed/@bela', STRANGER)).text).toContain(title);
  });

  test('no address and no header of a reader reaches the pages of a country', async () => {
    const { path } = program.world.stories.specimen;
    await from('DE', path);
    for (const wrong of [`${path}#DE`, `${path}%20DE`]) {
      const answer = await from('FR', wrong).catch(() => undefined);
      expect(answer?.headers['x-cache-status'], wrong).not.toBe('hit');
    }
  });

  test('other sites there are told nothing of it', async () => {
    const { id, path, title } = program.world.stories.withheld;
    const oembed = `/_/oembed?url=${encodeURIComponent(program.url + path)}`;
    expect((await from('DE', oembed)).status).toBe(404);
    expect((await from('FR', oembed)).text).toContain(title);
    for (const more of [`/_/card/${id}.png`, `/p/${id}/share/mastodon`]) {
      expect((await from('DE', more)).status, more).toBe(404);
      expect((await from('FR', more)).status, more).toBeLessThan(400);
    }
  });

  test('a story that is withheld from now on is gone there once its pages are purged', async () => {
    const { context, world } = program;
    const [story] = world.stories.plain;
    if (story === undefined) throw new Error('There is a story.');
    expect((await from('AT', story.path)).text).toContain(story.title);
    const row = { story_id: story.id, country: 'AT', reason: 'court order', created_at: context.clock.now() };
    await context.database.kysely.insertInto('story_withholding').values(row).execute();
    await context.database.kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', story.id).execute();
    await purgeTags(context, [`post:${story.id}`]);
    await expect.poll(async () => (await from('AT', story.path)).status).toBe(451);
    expect((await from('IT', story.path)).status).toBe(200);
  });

  test('the graph answers by the country too', async () => {
    const { id } = program.world.stories.withheld;
    const query = `{ postResult(id: "${id}") { __typename ... on WithheldInCountry { country } } visitor { geolocation { country } } }`;
    const ask = async (country: string, address = PROXY) => {
      const headers = { 'content-type': 'application/json', 'x-country': country };
      const options = { method: 'POST', headers, body: JSON.stringify({ query }), from: address };
      return JSON.parse((await program.ask('/_/graphql', options)).text).data;
    };
    expect(await ask('DE')).toMatchObject({ postResult: { __typename: 'WithheldInCountry', country: 'DE' } });
    expect(await ask('fr')).toEqual({
      postResult: { __typename: 'Post' },
      visitor: { geolocation: { country: 'FR' } },
    });
    expect(await ask('DE', STRANGER)).toMatchObject({ postResult: { __typename: 'Post' } });
  });
});

test('MEMB-1: a kept page asks in the currency of its country, where there are prices in it', async () => {
  const priceIn = async (country: string) => /CA\$70|\$50/.exec((await from(country, '/plans')).text)?.[0];
  expect(await priceIn('CA')).toBe('$50');
  await setSetting(program.context, 'billing.prices', 'CAD=700,7000,2000,20000');
  await expect.poll(() => priceIn('CA')).toBe('CA$70');
  expect([await priceIn('US'), await priceIn('FR'), await priceIn('CA')]).toEqual(['$50', '$50', 'CA$70']);
  expect([await cacheOf('CA', '/plans'), await cacheOf('FR', '/plans')]).toEqual(['hit', 'hit']);
});
