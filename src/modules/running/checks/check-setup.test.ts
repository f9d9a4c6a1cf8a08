import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SOURCE } from '#modules/identity/setup/demo-source.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { runSiteCheck } from './site-checks.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function administrator(): Promise<string> {
  const personId = await buildPerson(world.context);
  const row = { person_id: personId, role: 'ADMIN', created_at: world.context.clock.now() } as const;
  await world.database.kysely.insertInto('platform_role').values(row).execute();
  return personId;
}

test('rule 249: of a demo the doctor says that it is one, and asks for no administrator and no backup', async () => {
  const look = async () => [await runSiteCheck(world.context, 'setup'), await runSiteCheck(world.context, 'backups')];
  expect(await look()).toMatchObject([
    { isWell: false, sentence: 'nobody has set the site up yet' },
    { isWell: false },
  ]);
  const entityId = await administrator();
  const now = world.context.clock.now();
  const item = {
    source_key: DEMO_SOURCE,
    kind: 'person',
    item_key: 'ruth',
    entity_id: entityId,
    updated_at: now,
  } as const;
  await world.database.kysely.insertInto('import_item').values(item).execute();
  expect(await look()).toMatchObject([
    { isWell: true, sentence: expect.stringContaining('this is the demo') as string },
    { isWell: true, sentence: 'the demo needs none' },
  ]);
  // What somebody writes who is none of them is to be kept.
  await buildPerson(world.context);
  expect(await look()).toMatchObject([
    { isWell: false, sentence: 'nobody has set the site up yet' },
    { isWell: false },
  ]);
  await administrator();
  expect(await look()).toMatchObject([{ isWell: true, sentence: 'the site has an administrator' }, { isWell: false }]);
});
