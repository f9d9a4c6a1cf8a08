import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const as = async (changes: Partial<Viewer> = {}) =>
  accountBrowser(world.graph, buildViewer({ personId: await buildPerson(world.context), ...changes }));
const admin = () => as({ roles: new Set(['ADMIN']) });

const SWITCH = `mutation($id: ID!, $isRunning: Boolean!) {
  result: switchExperiment(experimentId: $id, isRunning: $isRunning) { __typename ... on AdminExperiment { isRunning } } }`;
const EXPOSED = `mutation($id: ID!) { result: logExperimentExposure(experimentId: $id, postId: null) { success } }`;
const GATE = `mutation($id: ID!) { result: logGateExposure(gateId: $id) { success } }`;
const LIST = '{ experiments { id isRunning variants { name exposureCount } } }';
type Listed = { readonly experiments: readonly { readonly variants: readonly { readonly exposureCount: number }[] }[] };

test('CORE-5: an exposure is counted once for each reader, while the experiment runs', async () => {
  const [operator, ada, bob] = [await admin(), await as(), await as()];
  const id = 'topic_order';
  expect(await ada.ask(EXPOSED, { id })).toEqual({ result: { success: false } });
  expect(await operator.ask(SWITCH, { id, isRunning: true })).toEqual({
    result: { __typename: 'AdminExperiment', isRunning: true },
  });
  for (const browser of [ada, ada, bob]) {
    expect(await browser.ask(EXPOSED, { id })).toEqual({ result: { success: true } });
  }
  expect(await ada.ask(EXPOSED, { id: 'unknown' })).toEqual({ result: { success: false } });
  // A visitor without a cookie is in no bucket.
  expect(await accountBrowser(world.graph, null).ask(EXPOSED, { id })).toEqual({ result: { success: false } });
  const { experiments } = (await operator.ask(LIST)) as Listed;
  const shown = experiments[0]?.variants.reduce((sum, { exposureCount }) => sum + exposureCount, 0);
  expect(shown).toBe(2);
  const rows = await world.database.kysely.selectFrom('exposure').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(ada.viewer.personId);
  await operator.ask(SWITCH, { id, isRunning: false });
  expect(await ada.ask(EXPOSED, { id })).toEqual({ result: { success: false } });
});

test('CORE-5: what a flag switches is counted with the value that it has', async () => {
  const [ada, visitor] = [await as(), accountBrowser(world.graph, null)];
  expect(await ada.ask(GATE, { id: 'enable_lite_archive_page' })).toEqual({ result: { success: true } });
  expect(await visitor.ask(GATE, { id: 'enable_lite_archive_page' })).toEqual({ result: { success: true } });
  expect(await ada.ask(GATE, { id: 'enable_nothing' })).toEqual({ result: { success: false } });
  const rows = await world.database.kysely
    .selectFrom('exposure')
    .select('variant')
    .where('kind', '=', 'gate')
    .execute();
  expect(rows).toEqual([{ variant: 'true' }, { variant: 'true' }]);
});

test('CORE-5: only administrators see experiments and switch them; it is written down', async () => {
  for (const changes of [{}, { roles: new Set(['MODERATOR'] as const) }]) {
    const browser = await as(changes);
    await expect(browser.ask(LIST)).rejects.toThrow(/FORBIDDEN/);
    await expect(browser.ask(SWITCH, { id: 'topic_order', isRunning: true })).rejects.toThrow(/FORBIDDEN/);
  }
  expect(await (await admin()).ask(SWITCH, { id: 'unknown', isRunning: true })).toEqual({
    result: { __typename: 'NotFound' },
  });
  const entries = await world.database.kysely
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('action', '=', 'experiment.switched')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  expect(entries).toHaveLength(2);
});
