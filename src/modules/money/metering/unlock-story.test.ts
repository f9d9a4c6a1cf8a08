import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { solveChallenge } from '#shared/identity/proof-of-work.ts';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { issueChallenge } from '#modules/ground/captcha/challenge.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { countFreeStory } from './count-free-story.ts';
import { readMeter } from './read-meter.ts';
import { sweepMetering } from './sweep-metering.ts';
import { type UnlockOutcome, unlockStory } from './unlock-story.ts';

const SECRET_WORD = 'behind-the-wall';

let world: TestGraph;
let clock: FakeClock;
let authorId: string;
let publicationId: string;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
  authorId = await buildPerson(world.context);
  publicationId = await buildPublication(world.context, { slug: 'wall-press', name: 'Wall Press' });
});
afterAll(() => world.close());

let visitors = 0;
function stranger(changes: { readonly network?: string; readonly userAgent?: string } = {}): CommandContext {
  visitors += 1;
  const visitorHash = String(visitors).padStart(64, '0');
  const network = `198.51.${visitors}.1`;
  const browser = { visitorHash, network, userAgent: 'Mozilla/5.0 Test', country: null, ...changes };
  return { ...world.context, isProgram: false, viewer: null, browser };
}

async function signedIn(changes: Partial<Viewer> = {}): Promise<CommandContext> {
  const personId = changes.personId ?? (await buildPerson(world.context));
  const viewer = buildViewer({ sessionId: `session of ${personId}`, ...changes, personId });
  return { ...stranger(), viewer };
}

async function locked(): Promise<string> {
  const lines = Array.from({ length: 12 }, (_line, index) => paragraph(`Line ${index} of the story.`));
  const document = storyDocument(...lines, heading(2, 'Later'), paragraph(SECRET_WORD));
  const changes = { authorIds: [authorId], publicationId, document, isMembersOnly: true };
  return (await buildStory(world.context, changes)).id;
}

const unlock = (context: CommandContext, storyId: string, changes: Partial<Parameters<typeof unlockStory>[1]> = {}) =>
  unlockStory(context, { storyId, shareSecret: null, captchaValue: null, ...changes });
const saidOf = (outcome: UnlockOutcome) =>
  outcome.type === 'UnlockedPost'
    ? outcome.right
    : `${outcome.type}${'isCheckNeeded' in outcome && outcome.isCheckNeeded ? ' check' : ''}`;

async function read(context: CommandContext, storyId: string): Promise<string> {
  const said = saidOf(await unlock(context, storyId));
  if (said === 'METER') await countFreeStory(context, storyId);
  return said;
}

describe('STORY-3: a locked story', () => {
  test('is whole for authors, editors and members, who take nothing from the meter', async () => {
    const id = await locked();
    const author = await signedIn({ personId: authorId });
    const editor = await signedIn({ staffRoles: new Map([[publicationId, 'editor']]) });
    const member = await signedIn({ isMember: true });
    const said = [];
    for (const who of [author, editor, member]) {
      const outcome = await unlock(who, id);
      said.push(saidOf(outcome), outcome.type === 'UnlockedPost' && outcome.bodyHtml.includes(SECRET_WORD));
      expect(outcome).toMatchObject({ meter: null });
    }
    expect(said).toEqual(['OWN', true, 'OWN', true, 'MEMBERSHIP', true]);
    expect(await readMeter(member)).toBeNull();
    expect(await readMeter(editor)).toMatchObject({ left: 3 });
  });

  test.each(['a stranger', 'somebody signed in'])('is free three times a month for %s', async (who) => {
    const reader = who === 'a stranger' ? stranger() : await signedIn();
    const ids = await Promise.all(Array.from({ length: 4 }, () => locked()));
    const [first = '', , , last = ''] = ids;
    for (const id of ids.slice(0, 3)) expect(await read(reader, id)).toBe('METER');
    expect(await readMeter(reader)).toMatchObject({ freeStories: 3, left: 0 });
    const refused = await unlock(reader, last);
    expect(refused).toMatchObject({ type: 'PostIsLocked', isCheckNeeded: false, meter: { left: 0 } });
    expect(JSON.stringify(refused)).not.toContain(SECRET_WORD);
    // Reading again is free.
    expect(await read(reader, first)).toBe('METER');
    clock.set('2026-11-30T23:59:59.999Z');
    expect(await read(reader, last)).toBe('PostIsLocked');
    clock.advance(1);
    expect(await readMeter(reader)).toMatchObject({ left: 3 });
    expect(await read(reader, last)).toBe('METER');
    clock.set('2026-11-21T12:00:00.000Z');
  });

  test('does not count when it was left at once, but only as often as stories are free', async () => {
    const reader = await signedIn();
    const ids = await Promise.all(Array.from({ length: 7 }, () => locked()));
    const taken: string[] = [];
    for (const id of ids) {
      taken.push(saidOf(await unlock(reader, id)));
      clock.advance(11 * 60_000);
    }
    expect(taken).toEqual([...Array.from({ length: 6 }, () => 'METER'), 'PostIsLocked']);
    clock.set('2026-11-21T12:00:00.000Z');
  });

  test('stays locked for bots, for nobody at all, and behind a wall without a door', async () => {
    const id = await locked();
    expect(await read(stranger({ userAgent: 'Googlebot/2.1' }), id)).toBe('PostIsLocked');
    expect(await read({ ...stranger(), browser: null }, id)).toBe('PostIsLocked');
    await setSetting(world.context, 'metering.freeStories', '0');
    expect(await read(await signedIn(), id)).toBe('PostIsLocked');
    expect(await readMeter(stranger())).toMatchObject({ freeStories: 0, left: 0 });
    await setSetting(world.context, 'metering.freeStories', '');
  });

  test('is free six times a month in a network without accounts, whatever browsers come from it', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => locked()));
    const network = '203.0.113.7';
    const open = async (who: CommandContext, id = '') => read(who, id);
    const said: string[] = [];
    for (const [index, id] of ids.entries()) {
      said.push(await open(stranger({ network, userAgent: `Mozilla/5.0 Number ${index}` }), id));
    }
    expect(said).toEqual([...Array.from({ length: 6 }, () => 'METER'), 'PostIsLocked', 'PostIsLocked']);
    // Whoever has an account is counted alone, and so is the house next door.
    expect(await open({ ...(await signedIn()), browser: stranger({ network }).browser }, ids[7])).toBe('METER');
    expect(await open(stranger({ network: '203.0.113.8' }), ids[7])).toBe('METER');
    clock.set('2026-11-30T23:59:59.999Z');
    expect(await open(stranger({ network }), ids[7])).toBe('PostIsLocked');
    clock.advance(1);
    expect(await open(stranger({ network }), ids[7])).toBe('METER');
    clock.set('2026-11-21T12:00:00.000Z');
    await setSetting(world.context, 'metering.networkReaders', '3');
    expect(await open(stranger({ network }), ids[7])).toBe('METER');
    await setSetting(world.context, 'metering.networkReaders', '');
  });

  test('is free sixty times a month for all the networks of one IPv6 line', async () => {
    const id = await locked();
    const said: string[] = [];
    for (let count = 0; count < 61; count += 1) {
      said.push(await read(stranger({ network: `2001:db8:1:${(0x4200 + count).toString(16)}::/64` }), id));
    }
    expect(said.filter((one) => one === 'METER').length).toBe(60);
    expect(said.at(-1)).toBe('PostIsLocked');
    expect(await read(stranger({ network: '2001:db8:1:4300::/64' }), id)).toBe('METER');
    expect(await read(stranger({ network: '2001:db8:1:4242::/64' }), id)).toBe('PostIsLocked');
  });

  test('gives exactly as many of those who ask at once from one network', async () => {
    const id = await locked();
    const network = '203.0.113.70';
    const said = await Promise.all(Array.from({ length: 12 }, () => read(stranger({ network }), id)));
    expect(said.filter((one) => one === 'METER').length).toBe(6);
  });

  test('asks members too whether a person reads, after ten in an hour and forty in a day', async () => {
    const member = await signedIn({ isMember: true });
    const ids = await Promise.all(Array.from({ length: 41 }, () => locked()));
    const open = async (from: number, to: number) => {
      const said: string[] = [];
      for (const id of ids.slice(from, to)) said.push(saidOf(await unlock(member, id)));
      return said;
    };
    const all = (count: number) => Array.from({ length: count }, () => 'MEMBERSHIP');
    expect(await open(0, 11)).toEqual([...all(10), 'PostIsLocked check']);
    expect(await open(0, 10)).toEqual(all(10));
    for (const from of [10, 20, 30]) {
      clock.advance(3_600_000);
      expect(await open(from, from + 10)).toEqual(all(10));
    }
    clock.advance(3_600_000);
    expect(await open(40, 41)).toEqual(['PostIsLocked check']);
    const captchaValue = await solveChallenge(issueChallenge(member)?.value ?? '', async () => undefined);
    const [, ...rest] = captchaValue;
    expect(saidOf(await unlock(member, ids[40] ?? '', { captchaValue: rest.join('') }))).toBe('FailedChallenge');
    expect(saidOf(await unlock(member, ids[40] ?? '', { captchaValue }))).toBe('MEMBERSHIP');
    clock.set('2026-11-21T12:00:00.000Z');
  });

  test('is remembered for the rest of its month, and the network too, by nothing that names it', async () => {
    const reader = stranger();
    for (const id of [await locked(), await locked(), await locked()]) expect(await read(reader, id)).toBe('METER');
    clock.set('2026-11-21T23:59:59.999Z');
    await sweepMetering(world.context);
    expect(await readMeter(reader)).toMatchObject({ left: 0 });
    const networks = await world.database.kysely.selectFrom('metered_network').selectAll().execute();
    expect(networks.length).toBeGreaterThan(0);
    for (const { network_hash } of networks) expect(network_hash).toMatch(/^[\w-]{43}$/);
    clock.set('2026-11-30T23:59:59.999Z');
    await sweepMetering(world.context);
    expect(await readMeter(reader)).toMatchObject({ left: 0 });
    clock.set('2026-11-21T12:00:00.000Z');
  });

  test('is forgotten with its month, and the network too', async () => {
    clock.set('2027-03-01T00:00:00.000Z');
    await sweepMetering(world.context);
    const count = async (table: 'metered_opening' | 'metered_network' | 'guarded_opening') =>
      (await world.database.kysely.selectFrom(table).selectAll().execute()).length;
    expect([await count('metered_opening'), await count('metered_network'), await count('guarded_opening')]).toEqual([
      0, 0, 0,
    ]);
    clock.set('2026-11-21T12:00:00.000Z');
  });
});
