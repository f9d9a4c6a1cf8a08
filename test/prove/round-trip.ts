import { sql } from 'kysely';
import { memoryFiles } from '#test/support/memory-files.ts';
import {
  bringIn,
  countsOf,
  differences,
  emptySite,
  furnishMovingWorld,
  withExport,
} from '#test/support/moving-world.ts';
import { responsesWorld } from '#test/support/responses-world.ts';
import type { Campaign, Finding } from './campaign.ts';
import { furnishCorpus } from './corpus-world.ts';

const SITE = { kind: 'site' } as const;

/** A site with one of everything and so many real stories is moved to an empty one, and both are compared file by file. */
async function moveAll(count: number, isSpoilt: boolean): Promise<Finding> {
  const world = await responsesWorld();
  const context = { ...world.context, files: memoryFiles() };
  const target = await emptySite();
  try {
    await furnishMovingWorld({ ...world, context });
    if (count > 0) await furnishCorpus({ ...world, context }, count);
    return await withExport(context, SITE, async (folder, tree) => {
      const report = await bringIn(target.context, folder);
      if (isSpoilt) await sql`delete from list_item`.execute(target.context.database.kysely);
      const failures = report.problems.map((problem) => `${problem.file}: ${problem.reason}`);
      await withExport(target.context, SITE, async (_folder, again) => {
        failures.push(...differences(tree, again).map((difference) => difference.slice(0, 400)));
      });
      const [before, after] = [await countsOf(context), await countsOf(target.context)];
      if (JSON.stringify(before) !== JSON.stringify(after)) failures.push('What is counted is not the same.');
      const again = await bringIn(target.context, folder);
      if (!isSpoilt && again.created + again.people + again.images > 0)
        failures.push('A second import changed something.');
      return { tried: tree.size, failures };
    });
  } finally {
    await target.close();
    await world.close();
  }
}

/** A site that is moved. */
export const roundTrip: Campaign = {
  name: 'round-trip',
  promise:
    'What a site exports comes in again to the same files and the same counts, and a second time changes nothing.',
  count: 4_000,
  run: (count) => moveAll(count, false),
  control: () => moveAll(0, true),
};
