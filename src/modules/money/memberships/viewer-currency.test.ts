import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test('MEMB-1, MEMB-12: where no currency is named it is that of the membership, else of the country', async () => {
  const personId = await buildPerson(world.context);
  const { ask: send } = accountBrowser(world.graph, buildViewer({ personId }));
  const field = async (query: string) => Object.values(await send(query))[0];
  const ask = async () => [
    await field('{ membershipPlans { currency isFallbackCurrency } }'),
    await field('{ giftPlans { currency isFallbackCurrency plans { price { amount currency } } } }'),
  ];
  // Tests read from Germany.
  const dollars = { currency: 'USD', isFallbackCurrency: true };
  expect(await ask()).toMatchObject([dollars, dollars]);
  await setSetting(world.context, 'billing.prices', 'EUR=600,6000,1800,18000 CAD=700,7000,2000,20000');
  const euros = { currency: 'EUR', isFallbackCurrency: false };
  expect(await ask()).toMatchObject([
    euros,
    { ...euros, plans: [{ price: { amount: 6000 } }, { price: { amount: 18_000 } }] },
  ]);
  await buildMembership(world.context, { personId });
  await world.database.kysely.updateTable('membership').set({ currency: 'CAD' }).execute();
  const canadian = { currency: 'CAD', isFallbackCurrency: false };
  expect(await ask()).toMatchObject([canadian, canadian]);
  await setSetting(world.context, 'billing.prices', '');
});
