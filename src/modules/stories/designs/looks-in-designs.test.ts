import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { defaultDesign, type Design } from '#shared/design/design.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { up } from '../../../../migrations/20261126T0110-keep-looks-in-designs.ts';
import { selectDraft, selectPublished, writeDraft, writePublished } from './designs.store.ts';

let world: TestDatabase;
let context: CommandContext;
beforeAll(async () => {
  world = await createTestDatabase();
  context = systemContext({
    database: world.database,
    files: memoryFiles(),
    clock: createFakeClock('2026-11-21T12:00:00Z'),
    log: createLog('error'),
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  });
});
afterAll(() => world.close());

const before: Design = { ...defaultDesign('publication'), fonts: 'CLASSIC', layout: 'GRID', logoImageId: null };
const now = new Date('2026-11-20T12:00:00Z');

/** A publication with `before` published and `draft` drafted, whose row says what its settings wrote later. */
async function settled(
  draft: Design,
  row: { readonly layout: 'grid' | 'list' | 'stream'; readonly logo: string | null },
) {
  const { database } = world;
  const owner = { kind: 'publication', id: await buildPublication(context) } as const;
  await writePublished(database, owner, { version: 3, published: before, previous: before, now });
  await writeDraft(database, owner, { revision: 5, draft, savedAt: now });
  const settings = { layout: row.layout, logo_image_id: row.logo };
  await database.kysely.updateTable('publication').set(settings).where('id', '=', owner.id).execute();
  return owner;
}

test('PUB-1: what the settings wrote of layout and logo is in the design afterward, and a draft keeps what it meant', async () => {
  const { id: logo } = await buildImage(context, { width: 600, height: 72 });
  const follower = await settled(before, { layout: 'stream', logo });
  const other = await settled({ ...before, layout: 'LIST', fonts: 'CLEAN' }, { layout: 'stream', logo });
  const same = await settled({ ...before, fonts: 'CLEAN' }, { layout: 'grid', logo: null });
  const { connectionString } = world;
  const untyped = openDatabase({ connectionString, maxConnections: 1, log: createLog('silent') });
  await up(untyped.kysely);
  await untyped.close();
  const looked = { ...before, layout: 'STREAM', logoImageId: logo };
  expect(await selectPublished(world.database, follower)).toMatchObject({
    version: 3,
    published: looked,
    previous: before,
  });
  expect(await selectDraft(world.database, follower)).toMatchObject({ revision: 7, draft: looked });
  expect(await selectPublished(world.database, other)).toMatchObject({ published: looked });
  expect(await selectDraft(world.database, other)).toMatchObject({
    revision: 6,
    draft: { ...looked, layout: 'LIST', fonts: 'CLEAN' },
  });
  expect(await selectPublished(world.database, same)).toMatchObject({ published: before });
  expect(await selectDraft(world.database, same)).toMatchObject({ revision: 5, draft: { fonts: 'CLEAN' } });
});
