import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { switchFederation } from '#modules/finding/federation/switch-federation.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { AS, HOST, SITE, startFediverseWorld, type FediverseWorld } from '#test/support/fediverse-world.ts';

let world: FediverseWorld;
beforeAll(async () => {
  world = await startFediverseWorld();
});
afterAll(() => world.close());
beforeEach(() => world.rest());

describe('MEMB-17: who opted in is found', () => {
  test('by WebFinger and as an actor; before that, and after it, they are not there', async () => {
    const personId = await buildPerson(world.site.context, { username: 'shy', name: 'Shy' });
    const finger = '/.well-known/webfinger?resource=';
    expect((await world.json(`${finger}acct:shy@${HOST}`)).status).toBe(404);
    expect((await world.json(`/_/federation/people/${personId}`)).status).toBe(404);
    expect((await world.json('/@shy')).location).toBeUndefined();
    await switchFederation(world.site.context, { personId, isOn: true });
    const actor = `${SITE}/_/federation/people/${personId}`;
    for (const resource of [`acct:shy@${HOST}`, `acct:SHY@${HOST}`, `${SITE}/@shy`, actor]) {
      const { status, type, body } = await world.json(finger + encodeURIComponent(resource));
      expect([resource, status, type]).toEqual([resource, 200, 'application/jrd+json; charset=utf-8']);
      expect(body).toMatchObject({ subject: `acct:shy@${HOST}`, links: [{ rel: 'self', href: actor }, {}] });
    }
    for (const resource of ['acct:shy@elsewhere.example', 'acct:nobody@stories.example', 'shy', `${SITE}/@shy/x`])
      expect((await world.json(finger + encodeURIComponent(resource))).status).toBe(404);
    const { body } = await world.json(`/_/federation/people/${personId}`);
    expect(body).toMatchObject({
      id: actor,
      type: 'Person',
      preferredUsername: 'shy',
      url: `${SITE}/@shy`,
      inbox: `${actor}/inbox`,
      publicKey: { id: `${actor}#main-key`, owner: actor },
    });
    expect(JSON.stringify(body)).not.toContain('PRIVATE');
    await switchFederation(world.site.context, { personId, isOn: false });
    expect((await world.json(`/_/federation/people/${personId}`)).status).toBe(410);
    expect((await world.json(`${finger}acct:shy@${HOST}`)).status).toBe(404);
  });

  test('asked at the address of their page they lead to the actor, and browsers get the page as ever', async () => {
    const ada = await world.writer();
    const { id, path } = await buildStory(world.site.context, { authorIds: [ada.personId] });
    const page = await world.site.ask(`/@${ada.username}`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.vary]).toEqual([200, 'cookie, accept-encoding']);
    for (const accept of [AS.accept, 'application/ld+json; profile="https://www.w3.org/ns/activitystreams"']) {
      const led = await world.json(`/@${ada.username}`, { accept });
      expect([led.status, led.location, led.cache]).toEqual([302, ada.url, 'no-store']);
    }
    expect((await world.json(path)).location).toBe(`${ada.url}/stories/${id}`);
    expect((await world.site.ask(`/@${ada.username}`, { headers: { accept: '*/*' } })).status).toBe(200);
  });

  test('what is no name and no id is not there, and breaks nothing', async () => {
    const ada = await world.writer();
    for (const path of [
      '/_/federation/people/%00',
      '/_/federation/people/x',
      `${ada.path}/stories/%00`,
      `${ada.path}/stories/x`,
    ])
      expect([path, (await world.json(path)).status]).toEqual([path, 404]);
    for (const path of [
      '/@a%00b',
      `/@${ada.username}/%00`,
      '/p/%00',
      '/@%ff',
      '/.well-known/webfinger?resource=acct:%00@stories.example',
    ])
      expect([path, (await world.json(path)).status < 500]).toEqual([path, true]);
  });

  test('NodeInfo says what this is, and counts nobody who did not opt in', async () => {
    const { body } = await world.json('/.well-known/nodeinfo');
    expect(body).toEqual({ links: [{ rel: expect.any(String), href: `${SITE}/_/federation/nodeinfo/2.1` }] });
    const countOf = async () => (await world.json('/_/federation/nodeinfo/2.1')).body?.['usage'];
    const before = (await countOf()) as { readonly users: { readonly total: number } };
    await buildPerson(world.site.context, { username: 'quiet' });
    expect(await countOf()).toEqual(before);
    await world.writer();
    expect(await countOf()).toMatchObject({ users: { total: before.users.total + 1 } });
    const info = await world.json('/_/federation/nodeinfo/2.1');
    expect(info.body).toMatchObject({ version: '2.1', software: { name: 'longhand' }, protocols: ['activitypub'] });
  });

  test('the outbox has public stories alone, newest first, page by page', async () => {
    const ada = await world.writer();
    const authorIds = [ada.personId];
    for (let day = 1; day <= 22; day += 1)
      await buildStory(world.site.context, {
        authorIds,
        title: `Day ${day}`,
        publishedAt: new Date(Date.UTC(2026, 9, day)),
      });
    const held = await buildStory(world.site.context, { authorIds, title: 'Held back' });
    await world.withhold(held.id);
    await buildStory(world.site.context, { authorIds, title: 'Unlisted', state: 'unlisted' });
    const { body } = await world.json(`${ada.path}/outbox`);
    expect(body).toMatchObject({ type: 'OrderedCollection', totalItems: 22, first: `${ada.url}/outbox?page=true` });
    const first = (await world.json(`${ada.path}/outbox?page=true`)).body as {
      orderedItems: { object: { name: string } }[];
      next: string;
    };
    expect(first.orderedItems.map(({ object }) => object.name).slice(0, 2)).toEqual(['Day 22', 'Day 21']);
    const next = (await world.json(first.next.slice(SITE.length))).body as typeof first;
    expect(next.orderedItems.map(({ object }) => object.name)).toEqual(['Day 3', 'Day 2', 'Day 1']);
    expect((await world.json(`${ada.path}/outbox?page=true&to=${encodeURIComponent('nonsense')}`)).status).toBe(404);
    expect((await world.json(`${ada.path}/stories/${held.id}`)).status).toBe(404);
  });
});
