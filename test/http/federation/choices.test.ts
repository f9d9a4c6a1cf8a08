import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFederation, readFediverseFollowers } from '#modules/finding/federation/read-federation.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { setServerBlocked } from '#modules/finding/federation/block-server.ts';
import { deliverMessage } from '#modules/finding/federation/deliver-message.ts';
import { removeFediverseFollower } from '#modules/finding/federation/remove-follower.ts';
import { sweepFederation } from '#modules/finding/federation/sweep-federation.ts';
import { switchFederation } from '#modules/finding/federation/switch-federation.ts';
import { tellFollowers } from '#modules/finding/federation/tell-followers.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { blockServers, previewServerBlocks, unblockServer } from '#modules/finding/federation/change-server-blocks.ts';
import { readServerBlocks, writeBlockList } from '#modules/finding/federation/read-server-blocks.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { objectOf, startFediverseWorld, type FediverseWorld } from '#test/support/fediverse-world.ts';

let world: FediverseWorld;
beforeAll(async () => {
  world = await startFediverseWorld();
});
afterAll(() => world.close());
beforeEach(() => world.rest());

describe('MEMB-17: a person decides who follows', () => {
  test('one is removed, and their server hears of it', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    const reader = commandReader(world.site.context);
    const [ann] = (await readFediverseFollowers(reader, ada.personId, null)).items;
    expect(ann).toMatchObject({
      handle: `ann@${world.peer.host}`,
      server: world.peer.host,
      url: world.peer.actor('ann'),
    });
    const eve = await world.writer();
    const followerId = ann?.id ?? '';
    expect(await removeFediverseFollower(world.site.context, { personId: eve.personId, followerId })).toBe(false);
    expect(await removeFediverseFollower(world.site.context, { personId: ada.personId, followerId })).toBe(true);
    await world.work();
    expect(world.kinds()).toEqual(['Accept', 'Reject']);
    expect(await world.followersOf(ada.personId)).toBe(0);
  });

  test('a blocked server is refused, is sent nothing, and its followers are forgotten', async () => {
    const [ada, eve] = [await world.writer(), await world.writer()];
    for (const { path, url } of [ada, eve]) await world.peer.post(`${path}/inbox`, world.follow('ann', url));
    await world.work();
    world.peer.received.length = 0;
    const { personId } = ada;
    await setServerBlocked(world.site.context, { personId, server: `@ann@${world.peer.host}`, isBlocked: true });
    expect([await world.followersOf(personId), await world.followersOf(eve.personId)]).toEqual([0, 1]);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('bob', ada.url))).toBe(403);
    expect(await world.peer.post('/_/federation/inbox', world.follow('bob', ada.url))).toBe(403);
    await buildStory(world.site.context, { authorIds: [personId] });
    await world.work();
    expect(world.kinds()).toEqual([]);
    expect(await readFederation(world.site.database, personId)).toMatchObject({ blockedServers: [world.peer.host] });
    await setServerBlocked(world.site.context, { personId, server: world.peer.origin, isBlocked: false });
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('bob', ada.url))).toBe(202);
    for (const server of ['', 'no server', 'http://', 'a@b@c d', 'x'.repeat(300)])
      expect(await setServerBlocked(world.site.context, { personId, server, isBlocked: true })).toMatchObject({
        type: 'BadRequest',
      });
  });

  test('a server that is away is tried again, and its owner sees that it fails and when it is well again', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    await world.work();
    await buildStory(world.site.context, { authorIds: [ada.personId] });
    await tellFollowers(world.site.context);
    world.peer.answerWith(503);
    const delivery = {
      personId: ada.personId,
      inbox: `${world.peer.origin}/inbox`,
      activityId: 'a',
      message: { kind: 'profile' },
    } as const;
    await expect(deliverMessage(world.site.context, delivery)).rejects.toThrow('503');
    const { failingServers } = await readFederation(world.site.database, ada.personId);
    expect(failingServers).toEqual([{ host: world.peer.host, since: world.site.clock.now() }]);
    world.peer.answerWith(403);
    await deliverMessage(world.site.context, delivery);
    world.peer.answerWith(202);
    await world.work();
    const now = await readFederation(world.site.database, ada.personId);
    expect([now.failingServers, now.lastSentAt]).toEqual([[], world.site.clock.now()]);
  });

  test('another name or face is told', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    await world.work();
    world.peer.received.length = 0;
    await world.site.database.kysely
      .updateTable('person')
      .set({ name: 'Ada L.' })
      .where('id', '=', ada.personId)
      .execute();
    await world.work();
    expect(world.kinds()).toEqual(['Update']);
    expect(objectOf(world.peer.received[0])).toMatchObject({ id: ada.url, type: 'Person', name: 'Ada L.' });
  });

  test('who switches it off says goodbye to every server, and is forgotten', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    await world.work();
    await switchFederation(world.site.context, { personId: ada.personId, isOn: false });
    await world.work();
    expect(world.peer.received.at(-1)).toMatchObject({
      path: '/inbox',
      isSigned: true,
      activity: { type: 'Delete', object: ada.url },
    });
    expect(await world.followersOf(ada.personId)).toBe(0);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url, 2))).toBe(410);
    world.peer.received.length = 0;
    await buildStory(world.site.context, { authorIds: [ada.personId] });
    await world.work();
    expect(world.kinds()).toEqual([]);
  });

  test.each(['suspended', 'deactivated'] as const)(
    'an account that is %s leaves with all that it had',
    async (state) => {
      const ada = await world.writer();
      await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
      const story = await buildStory(world.site.context, { authorIds: [ada.personId] });
      await world.work();
      await setPersonState(world.site.context, ada.personId, state);
      expect((await world.json(ada.path)).status).toBe(410);
      expect((await world.json(`${ada.path}/stories/${story.id}`)).status).toBe(410);
      await world.work();
      expect(world.peer.received.at(-1)).toMatchObject({
        isSigned: true,
        activity: { type: 'Delete', object: ada.url },
      });
      expect(await world.followersOf(ada.personId)).toBe(0);
    },
  );

  test('nobody switches it for somebody else', async () => {
    const ada = await world.writer();
    const nobody = { ...world.site.context, isProgram: false };
    await expect(switchFederation(nobody, { personId: ada.personId, isOn: false })).rejects.toThrow();
    await expect(
      setServerBlocked(nobody, { personId: ada.personId, server: 'a.example', isBlocked: true }),
    ).rejects.toThrow();
    await expect(removeFediverseFollower(nobody, { personId: ada.personId, followerId: 'x' })).rejects.toThrow();
  });

  test('those who follow nobody here are forgotten after a week', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('ann', ada.url));
    const actor = world.peer.actor('passer');
    await world.peer.post(`${ada.path}/inbox`, { id: `${actor}/1`, type: 'Like', actor, object: ada.url });
    world.site.clock.advance(8 * 86_400_000);
    await sweepFederation(world.site.context);
    const { kysely } = world.site.database;
    const known = await kysely.selectFrom('federation_remote').select('actor_uri').execute();
    expect(known.map((row) => row.actor_uri)).toContain(world.peer.actor('ann'));
    expect(known.map((row) => row.actor_uri)).not.toContain(actor);
    expect(await kysely.selectFrom('federation_activity').select('hash').execute()).toEqual([]);
  });
});

/** All who follow anybody here: every one of them is on the one peer. */
const FOLLOWERS = 'select count(*)::int as count from federation_follower';

describe('rule 259: the site decides which servers it speaks with', () => {
  test('what a list would end is said before; then nothing is taken in and nothing sent, until it is unblocked', async () => {
    const [ada, eve] = [await world.writer(), await world.writer()];
    for (const { path, url } of [ada, eve]) await world.peer.post(`${path}/inbox`, world.follow('ann', url));
    await world.work();
    world.peer.received.length = 0;
    const viewer = buildViewer({ personId: eve.personId, roles: new Set(['MODERATOR']) });
    const staff = { ...world.site.context, viewer, isProgram: false };
    const list = `#domain,#severity\n${world.peer.host},suspend\nquiet.example,silence\n`;
    const others = (await world.site.database.query<{ count: number }>('others', FOLLOWERS, []))[0]?.count ?? 0;
    expect(await previewServerBlocks(staff, list)).toEqual({
      type: 'ServerBlockPreview',
      newCount: 1,
      knownCount: 0,
      milderCount: 1,
      faultyCount: 0,
      followerCount: others,
    });
    expect([others > 1, await world.followersOf(ada.personId)]).toEqual([true, 1]);
    expect(await blockServers(staff, { list, privateComment: 'Harassment' })).toEqual({ type: 'ServersBlocked' });
    expect(await blockServers(staff, { list, privateComment: '' })).toMatchObject({ type: 'Conflict' });
    expect([await world.followersOf(ada.personId), await world.followersOf(eve.personId)]).toEqual([0, 0]);
    expect((await readServerBlocks(staff))?.items).toMatchObject([
      { domain: world.peer.host, lostFollowers: others, privateComment: 'Harassment' },
    ]);
    expect(await writeBlockList(staff)).toContain(`\r\n${world.peer.host},suspend,true,true,,false\r\n`);
    expect(await writeBlockList(staff)).not.toContain('Harassment');
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('bob', ada.url))).toBe(403);
    expect(await world.peer.post('/_/federation/inbox', world.follow('bob', ada.url))).toBe(403);
    const inbox = `${world.peer.origin}/inbox`;
    await deliverMessage(world.site.context, {
      personId: ada.personId,
      inbox,
      activityId: 'late',
      message: { kind: 'profile' },
    });
    expect(world.kinds()).toEqual([]);
    expect(await unblockServer(staff, world.peer.host)).toEqual({ type: 'ServersBlocked' });
    expect(await unblockServer(staff, world.peer.host)).toMatchObject({ type: 'NotFound' });
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('bob', ada.url))).toBe(202);
    const many = Array.from({ length: 20_000 }, (_one, index) => `s${index}.many.example`).join('\n');
    expect(await blockServers(staff, { list: many, privateComment: '' })).toEqual({ type: 'ServersBlocked' });
    expect((await readServerBlocks(staff))?.count).toBe(20_000);
    const reader = { ...staff, viewer: buildViewer({ personId: ada.personId }) };
    await expect(blockServers(reader, { list, privateComment: '' })).rejects.toThrow(NotAllowed);
    expect([await readServerBlocks(reader), await writeBlockList(reader)]).toEqual([null, null]);
  });
});
