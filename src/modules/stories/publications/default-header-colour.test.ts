import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createId } from '#modules/ground/create-id.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { up } from '../../../../migrations/20261121T1310-colour-black-publications.ts';
import { defaultHeaderColour, headerPalette } from './default-header-colour.ts';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('white words can be read on every default colour of a publication', () => {
  for (const colour of headerPalette) {
    expect(colour).toMatch(/^#[0-9a-f]{8}$/);
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('publications get all of the colours, and one slug always the same', () => {
  const slugs = Array.from({ length: 200 }, (_item, index) => `shelf-${index}`);
  const colours = slugs.map(defaultHeaderColour);
  expect(new Set(colours).size).toBe(headerPalette.length);
  expect(slugs.map(defaultHeaderColour)).toEqual(colours);
});

test('a publication that came in before there were default colours gets its own, and a chosen one stays', async () => {
  const store = await createTestDatabase();
  try {
    const { kysely } = store.database;
    const now = new Date();
    const publication = (slug: string) => ({ id: createId(), slug, name: slug, created_at: now, updated_at: now });
    const chosen = { ...publication('chosen'), header_color: '#123456ff' };
    await kysely
      .insertInto('publication')
      .values([publication('shelf'), publication('desk')])
      .execute();
    await kysely.insertInto('publication').values(chosen).execute();
    const untyped = openDatabase({
      connectionString: store.connectionString,
      maxConnections: 1,
      log: createLog('silent'),
    });
    await up(untyped.kysely);
    await untyped.close();
    const rows = await kysely.selectFrom('publication').select(['slug', 'header_color']).orderBy('slug').execute();
    expect(rows).toEqual([
      { slug: 'chosen', header_color: '#123456ff' },
      { slug: 'desk', header_color: defaultHeaderColour('desk') },
      { slug: 'shelf', header_color: defaultHeaderColour('shelf') },
    ]);
  } finally {
    await store.close();
  }
});
