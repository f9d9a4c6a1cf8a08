import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { tellFollowers } from '#modules/finding/federation/tell-followers.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { AS, objectOf, SITE, startFediverseWorld, type FediverseWorld } from '#test/support/fediverse-world.ts';

let world: FediverseWorld;
beforeAll(async () => {
  world = await startFediverseWorld();
});
afterAll(() => world.close());
beforeEach(() => world.rest());

describe('MEMB-17: a server elsewhere follows, reads and leaves', () => {
  test('a follow is accepted, and what is published then arrives once for each server, signed', async () => {
    const ada = await world.writer();
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url))).toBe(202);
    expect(await world.peer.post('/_/federation/inbox', world.follow('bob', ada.url))).toBe(202);
    expect(await world.followersOf(ada.personId)).toBe(2);
    expect((await world.json(`${ada.path}/followers`)).body).toMatchObject({ totalItems: 2 });
    await world.work();
    expect(world.peer.received.map(({ path, activity, isSigned }) => [path, activity['type'], isSigned])).toEqual([
      ['/users/ann/inbox', 'Accept', true],
      ['/users/bob/inbox', 'Accept', true],
    ]);
    expect(objectOf(world.peer.received[0])).toMatchObject({
      id: world.follow('ann', ada.url).id,
      type: 'Follow',
      object: ada.url,
    });
    world.peer.received.length = 0;
    const story = await buildStory(world.site.context, {
      authorIds: [ada.personId],
      title: 'A & B',
      tags: ['Small Engines'],
    });
    await world.work();
    expect(world.peer.received.map(({ path, activity, isSigned }) => [path, activity['type'], isSigned])).toEqual([
      ['/inbox', 'Create', true],
    ]);
    expect(objectOf(world.peer.received[0])).toMatchObject({
      id: `${ada.url}/stories/${story.id}`,
      type: 'Article',
      name: 'A & B',
      attributedTo: ada.url,
      cc: [`${ada.url}/followers`],
      url: SITE + story.path,
      tag: [{ type: 'Hashtag', name: '#SmallEngines', href: `${SITE}/tag/small-engines` }],
    });
    expect(objectOf(world.peer.received[0])['content']).toContain('The only words of story');
    const again = await world.json(`${ada.path}/stories/${story.id}`);
    expect(again.body).toMatchObject(objectOf(world.peer.received[0]));
  });

  test('a change is told, what reads the same is not, and what is hidden is withdrawn', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    const { id } = await buildStory(world.site.context, { authorIds: [ada.personId] });
    await world.work();
    const { kysely } = world.site.database;
    const set = (values: Readonly<Record<string, unknown>>) =>
      kysely.updateTable('story').set(values).where('id', '=', id).execute();
    world.peer.received.length = 0;
    await set({ updated_at: new Date(0), clap_count: 3 });
    await world.work();
    expect(world.kinds()).toEqual([]);
    await set({ title: 'Another title' });
    await world.work();
    expect(world.kinds()).toEqual(['Update']);
    expect(objectOf(world.peer.received[0])['name']).toBe('Another title');
    await set({ is_listed: false });
    await world.work();
    expect(world.kinds()).toEqual(['Update', 'Delete']);
    expect(objectOf(world.peer.received[1])).toEqual({ id: `${ada.url}/stories/${id}`, type: 'Tombstone' });
    expect((await world.json(`${ada.path}/stories/${id}`)).status).toBe(404);
    await set({ is_listed: true });
    await world.work();
    expect(world.kinds()).toEqual(['Update', 'Delete', 'Create']);
    await world.withhold(id);
    await world.work();
    expect(world.kinds().at(-1)).toBe('Delete');
    expect(world.peer.received.every(({ isSigned }) => isSigned)).toBe(true);
  });

  test('what was hidden while a server was away never leaves here', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    await world.work();
    world.peer.received.length = 0;
    const { id } = await buildStory(world.site.context, { authorIds: [ada.personId], title: 'Regretted' });
    await tellFollowers(world.site.context);
    await world.site.database.kysely.updateTable('story').set({ is_listed: false }).where('id', '=', id).execute();
    await world.work();
    expect(world.kinds()).toEqual(['Delete']);
    expect(JSON.stringify(world.peer.received)).not.toContain('Regretted');
  });

  test('of a locked story its preview is told, and nothing behind it', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    const words = Array.from({ length: 40 }, (_, index) => paragraph(`Paragraph ${index} with some words in it.`));
    await buildStory(world.site.context, {
      authorIds: [ada.personId],
      isMembersOnly: true,
      document: storyDocument(...words, paragraph('SECRETEND of all')),
    });
    await world.work();
    const story = world.peer.received.find(({ activity }) => activity['type'] === 'Create');
    expect(String(objectOf(story)['content'])).toContain('Paragraph 0');
    expect(JSON.stringify(world.peer.received)).not.toContain('SECRETEND');
    const page = await world.site.ask(`${ada.path}/outbox?page=true`, { headers: AS });
    expect(page.text).toContain('Paragraph 0');
    expect(page.text).not.toContain('SECRETEND');
  });

  test('an archive that is brought along is no news', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    await world.work();
    world.peer.received.length = 0;
    await buildStory(world.site.context, { authorIds: [ada.personId], publishedAt: new Date('2019-01-01T00:00:00Z') });
    await world.work();
    expect(world.kinds()).toEqual([]);
  });

  test('a follow is taken back, and who is gone follows nobody', async () => {
    const ada = await world.writer();
    const first = world.follow('ann', ada.url);
    await world.peer.post(`${ada.path}/inbox`, first);
    const undo = { id: `${first.id}/undo`, type: 'Undo', actor: first.actor, object: first };
    // Somebody else's follow is not theirs to take back.
    const bob = world.peer.actor('bob');
    expect(await world.peer.post(`${ada.path}/inbox`, { ...undo, id: `${bob}/undo/${ada.personId}`, actor: bob })).toBe(
      202,
    );
    expect(await world.followersOf(ada.personId)).toBe(1);
    expect(await world.peer.post(`${ada.path}/inbox`, undo)).toBe(202);
    expect(await world.followersOf(ada.personId)).toBe(0);
    await world.peer.post(`${ada.path}/inbox`, world.follow('gone', ada.url));
    expect(await world.followersOf(ada.personId)).toBe(1);
    world.peer.describe('gone', 'gone');
    const gone = world.peer.actor('gone');
    const end = { id: `${gone}#delete`, type: 'Delete', actor: gone, object: gone };
    expect(await world.peer.post('/_/federation/inbox', end, { isForged: true })).toBe(401);
    expect(await world.peer.post('/_/federation/inbox', end)).toBe(202);
    expect(await world.followersOf(ada.personId)).toBe(0);
  });

  test('everything else is taken and let go', async () => {
    const ada = await world.writer();
    const actor = world.peer.actor('ann');
    const note = { id: `${actor}/notes/1`, type: 'Note', content: 'Hello', attributedTo: actor };
    for (const type of ['Create', 'Like', 'Announce', 'Block', 'Move', 'Undo', 'Whatever'])
      expect([
        type,
        await world.peer.post(`${ada.path}/inbox`, {
          id: `${actor}/${type}/${ada.personId}`,
          type,
          actor,
          object: note,
        }),
      ]).toEqual([type, 202]);
    expect(await world.followersOf(ada.personId)).toBe(0);
  });
});
