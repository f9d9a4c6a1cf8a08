import { afterAll, beforeAll, expect, test } from 'vitest';
import { MICROS_OF_MINOR } from '#shared/earnings/fee-slices.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readEarnings, readEarningsByStory } from './read-earnings.ts';
import { writeEarningsFile } from './write-earnings-file.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

type Line = { readonly storyId: string; readonly micros: number; readonly publicationId?: string };

async function addLines(personId: string, lines: readonly Line[]): Promise<void> {
  await world.database.query(
    'test_lines',
    `insert into earning_line (counted_in, kind, owner_id, period, source, story_id, day, currency, members, seconds,
       points, micros, publication_id, percent)
     select '2026-11', case when p = '' then 'writer' else 'editor' end, $1, '2026-11', 'READERS', s, '2026-11-03', 'USD',
       4, 240, 960, m, nullif(p, ''), 100
     from unnest($2::text[], $3::bigint[], $4::text[]) given (s, m, p)`,
    [
      personId,
      lines.map(({ storyId }) => storyId),
      lines.map(({ micros }) => micros),
      lines.map(({ publicationId = '' }) => publicationId),
    ],
  );
}

test('PART-2: a month of more stories than a page shows adds up on it, and the file has each by its title', async () => {
  const personId = await buildPerson(world.context);
  const [first, untitled] = [
    await buildStory(world.context, { authorIds: [personId], title: 'The one that earned most' }),
    await buildStory(world.context, { authorIds: [personId], title: '' }),
  ];
  const publicationId = await buildPublication(world.context, { name: 'Small hours' });
  const gone = Array.from({ length: 103 }, (_none, place) => `f${String(place).padStart(11, '0')}`);
  await addLines(personId, [
    { storyId: first.id, micros: 900_000_000 },
    { storyId: untitled.id, micros: 800_000_000 },
    ...gone.map((storyId, place) => ({ storyId, micros: 1_400_000 + place })),
    { storyId: first.id, micros: 5_000_000, publicationId },
  ]);
  const context = { ...world.context, viewer: buildViewer({ personId }) };
  const { lines } = await readEarnings(context, personId, '2026-11');
  const rows = await readEarningsByStory(context, lines);
  expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['The one that earned most', 'Untitled story']);
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toMatchObject({ storyId: null, together: 5, members: 20 });
  const cents = rows.reduce((sum, { amounts }) => sum + (amounts[0]?.amount ?? 0), 0);
  expect(cents).toBe(Math.floor(lines.reduce((sum, { micros }) => sum + micros, 0) / MICROS_OF_MINOR));

  const file = await writeEarningsFile(context, '2026-11');
  const told = file?.text.trim().split(/\r?\n/) ?? [];
  expect(told[0]).toBe('Day,Story ID,Story,Member reads,Minutes,Points,Amount,Currency,As editor of');
  expect(told).toHaveLength(1 + 105 + 1);
  expect(told).toContainEqual(
    expect.stringMatching(`^2026-11-03,${first.id},The one that earned most,4,4.00,.*,USD,$`),
  );
  expect(told).toContainEqual(expect.stringContaining(`${untitled.id},Untitled story,`));
  expect(told).toContainEqual(expect.stringContaining(`${gone[0]},A deleted story,`));
  expect(told.at(-1)).toContain(',USD,Small hours');
});
