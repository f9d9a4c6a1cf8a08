import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { readWholeAudit } from '#modules/running/moderation/read-audit.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findCoupon } from './find-coupon.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const MAKE = `mutation($input: MakeCouponInput!) { makeCoupon(input: $input) { __typename ... on UserError { message }
  ... on AdminCoupon { code percentOff numCycles freeMonths expiresAt cap usedCount } } }`;
const END = `mutation($code: String!) { endCoupon(code: $code) { __typename ... on UserError { message }
  ... on AdminCoupon { code percentOff expiresAt isEnded } } }`;
const ALL = '{ coupons { code isEnded } }';

async function staff(...roles: readonly PlatformRole[]) {
  const personId = await buildPerson(world.context);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, roles: new Set(roles) }));
  return {
    make: async (input: Readonly<Record<string, unknown>>) => (await ask(MAKE, { input }))['makeCoupon'],
    end: async (code: string) => (await ask(END, { code }))['endCoupon'],
    all: async () => (await ask(ALL))['coupons'],
  };
}

test('MEMB-2: who answers for the money makes coupons, and it is written down', async () => {
  const ada = await staff('FINANCE');
  const expiresAt = Date.parse('2027-01-01T00:00:00.000Z');
  expect(await ada.make({ code: ' spring-27 ', percentOff: 50, numCycles: 3, cap: 10, expiresAt })).toEqual({
    __typename: 'AdminCoupon',
    code: 'SPRING-27',
    percentOff: 50,
    numCycles: 3,
    freeMonths: null,
    expiresAt,
    cap: 10,
    usedCount: 0,
  });
  expect(await ada.make({ code: 'SPRING-27', freeMonths: 3 })).toMatchObject({
    percentOff: 100,
    numCycles: 3,
    cap: null,
  });
  expect(await ada.all()).toContainEqual({ code: 'ONE_MONTH_FREE', isEnded: false });
  const audit = await readWholeAudit(world.context);
  expect(audit.filter(({ action }) => action === 'coupon.made')).toHaveLength(2);
});

test('MEMB-2: nobody else makes or sees them', async () => {
  for (const roles of [['MODERATOR'], ['SUPPORT'], ['CURATOR'], []] as const) {
    const bob = await staff(...roles);
    await expect(bob.make({ code: 'FREE', percentOff: 100 }), roles.join()).rejects.toThrow(/FORBIDDEN|access/);
    await expect(bob.end('ONE_MONTH_FREE')).rejects.toThrow(/FORBIDDEN|access/);
    await expect(bob.all()).rejects.toThrow(/FORBIDDEN|access/);
  }
});

test('MEMB-2: what cannot be is refused with a sentence', async () => {
  const ada = await staff('ADMIN');
  const wrong = [
    { code: 'x', percentOff: 10 },
    { code: 'GOOD', percentOff: 0 },
    { code: 'GOOD', percentOff: 101 },
    { code: 'GOOD' },
    { code: 'GOOD', percentOff: 10, numCycles: 37 },
    { code: 'GOOD', percentOff: 10, numCycles: 0 },
    { code: 'GOOD', freeMonths: 2 },
    { code: 'GOOD', percentOff: 10, cap: -1 },
  ];
  for (const input of wrong) {
    expect(await ada.make(input), JSON.stringify(input)).toMatchObject({ __typename: 'BadRequest' });
  }
});

test.each([1, 3, 6])('MEMB-2, rule 84: %i months that cost nothing can be given', async (freeMonths) => {
  const ada = await staff('ADMIN');
  expect(await ada.make({ code: `FREE_${freeMonths}`, freeMonths })).toMatchObject({
    __typename: 'AdminCoupon',
    percentOff: 100,
    numCycles: freeMonths,
    freeMonths,
  });
});

test('MEMB-2: a coupon that is ended is begun by nobody, is ended once, and comes back when it is made again', async () => {
  const ada = await staff('FINANCE');
  await ada.make({ code: 'AUTUMN', percentOff: 20 });
  const now = world.context.clock.now();
  const ended = { __typename: 'AdminCoupon', code: 'AUTUMN', percentOff: 20, expiresAt: now.getTime(), isEnded: true };
  expect(await ada.end(' autumn ')).toEqual(ended);
  expect(await ada.end('AUTUMN')).toEqual(ended);
  expect(await ada.all()).toContainEqual({ code: 'AUTUMN', isEnded: true });
  expect(await findCoupon(world.database, 'AUTUMN', null, now)).toMatchObject({ coupon: null });
  expect(await ada.end('NEVER_MADE')).toMatchObject({ __typename: 'NotFound' });
  const audit = (await readWholeAudit(world.context)).filter(({ targetId }) => targetId === 'AUTUMN');
  // Both at one instant of this clock, so in no order.
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['coupon.ended', 'coupon.made']);
  await ada.make({ code: 'AUTUMN', percentOff: 20 });
  expect(await findCoupon(world.database, 'AUTUMN', null, now)).toMatchObject({ refusal: null });
});
