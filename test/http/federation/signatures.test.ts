import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#test/support/free-port.ts';
import type { Fault } from '#test/support/fediverse-peer.ts';
import { startFediverseWorld, type FediverseWorld } from '#test/support/fediverse-world.ts';

let world: FediverseWorld;
beforeAll(async () => {
  world = await startFediverseWorld();
});
afterAll(() => world.close());
beforeEach(() => world.rest());

describe('MEMB-17: nobody is believed without their signature', () => {
  const faults: readonly (readonly [string, () => Fault])[] = [
    ['unsigned', () => ({ isUnsigned: true })],
    ['signed by another key', () => ({ isForged: true })],
    ['of six minutes ago', () => ({ date: new Date(world.site.clock.now().getTime() - 301_000) })],
    ['of the future', () => ({ date: new Date(world.site.clock.now().getTime() + 302_000) })],
    ['with another body', () => ({ digest: `SHA-256=${Buffer.alloc(32).toString('base64')}` })],
    ['without its body', () => ({ signed: ['(request-target)', 'host', 'date'] })],
    ['without its target', () => ({ signed: ['host', 'date', 'digest'] })],
    ['without its host', () => ({ signed: ['(request-target)', 'date', 'digest'] })],
    ['without its date', () => ({ signed: ['(request-target)', 'host', 'digest'] })],
    ['by the key of another server', () => ({ keyId: 'https://elsewhere.example/users/ann#main-key' })],
    ['by the key of somebody else there', () => ({ keyId: `${world.peer.actor('bob')}#main-key` })],
  ];
  test.each(faults)('%s it is refused', async (_name, fault) => {
    const ada = await world.writer();
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('mallory', ada.url), fault())).toBe(401);
    expect(await world.followersOf(ada.personId)).toBe(0);
    world.site.clock.advance(120_000);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('mallory', ada.url))).toBe(202);
  });

  test('an activity counts once, and a request sent to another inbox does not', async () => {
    const [ada, eve] = [await world.writer(), await world.writer()];
    const activity = world.follow('ann', ada.url);
    await world.peer.post(`${ada.path}/inbox`, activity);
    const undo = { id: `${activity.id}/undo`, type: 'Undo', actor: activity.actor, object: activity };
    await world.peer.post(`${ada.path}/inbox`, undo);
    expect(await world.peer.post(`${ada.path}/inbox`, activity)).toBe(202);
    expect(await world.followersOf(ada.personId)).toBe(0);
    // It names Ada, whosever inbox it comes to.
    await world.peer.post(`${eve.path}/inbox`, world.follow('ann', ada.url, 2));
    expect(await world.followersOf(eve.personId)).toBe(0);
  });

  test('what is no activity is refused, and so is one too large', async () => {
    const ada = await world.writer();
    const actor = world.peer.actor('ann');
    const zero = { ...world.follow('ann', ada.url), id: `${actor}/\0` };
    expect(await world.peer.post(`${ada.path}/inbox`, zero)).toBe(400);
    expect(await world.peer.post(`${ada.path}/inbox`, { actor, type: 'Follow' })).toBe(400);
    expect(
      await world.peer.post(`${ada.path}/inbox`, {
        ...world.follow('ann', ada.url),
        id: 'https://elsewhere.example/1',
      }),
    ).toBe(400);
    expect(
      await world.peer.post(`${ada.path}/inbox`, { ...world.follow('ann', ada.url), content: 'x'.repeat(70_000) }),
    ).toBe(413);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await world.site.ask(`${ada.path}/inbox`, { method: 'POST', headers: form, body: 'a=b' })).status).toBe(
      415,
    );
    expect(world.peer.asked).toEqual([]);
  });

  test('a key is asked for once, in the name of who is followed, and again when it was changed', async () => {
    const ada = await world.writer();
    await world.peer.post(`${ada.path}/inbox`, world.follow('carol', ada.url));
    await world.peer.post(`${ada.path}/inbox`, world.follow('carol', ada.url, 2));
    expect(world.peer.asked.map(({ path }) => path)).toEqual(['/users/carol']);
    expect(String(world.peer.asked[0]?.headers['signature'])).toContain(`keyId="${ada.url}#main-key"`);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('carol', ada.url, 3), { isForged: true })).toBe(401);
    expect(world.peer.asked.length).toBe(1);
    world.site.clock.advance(61_000);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('carol', ada.url, 4), { isForged: true })).toBe(401);
    expect(world.peer.asked.length).toBe(2);
  });

  test('inner addresses are never asked, neither as an actor nor as an inbox', async () => {
    const ada = await world.writer();
    let connections = 0;
    const port = await freePort();
    const trap = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(port, '127.0.0.1', resolve));
    for (const origin of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`, `https://localhost:${port}`]) {
      const actor = `${origin}/users/ann`;
      const inner = { id: `${actor}/1`, type: 'Follow', actor, object: ada.url };
      expect([origin, await world.peer.post(`${ada.path}/inbox`, inner)]).toEqual([origin, 401]);
    }
    world.peer.describe('sly', { inbox: `http://127.0.0.1:${port}/inbox` });
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('sly', ada.url))).toBe(401);
    world.peer.describe('sly', { endpoints: { sharedInbox: `http://127.0.0.1:${port}/inbox` } });
    world.site.clock.advance(61_000);
    expect(await world.peer.post(`${ada.path}/inbox`, world.follow('sly', ada.url))).toBe(401);
    await world.work();
    await new Promise<void>((resolve) => trap.close(() => resolve()));
    expect(connections).toBe(0);
  });
});
