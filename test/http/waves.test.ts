import { expect, test } from 'vitest';
import { startWave, previewWave, undoWave } from '#modules/running/waves/change-wave.ts';
import { readWaves } from '#modules/running/waves/read-waves.ts';
import { workAtWave } from '#modules/running/waves/work-at-wave.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram({ withWorld: false });

const SUSPENDED = `select count(*)::int as count from person where state = 'suspended'`;

test('rule 255: a wave that is undone while several processes work at it leaves nobody suspended', async () => {
  const { context } = program;
  for (let round = 0; round < 6; round += 1) {
    const value = `round${round}.example`;
    for (let number = 0; number < 45; number += 1) await buildPerson(context, { bio: `See ${value}` });
    program.clock.advance(1_000);
    const query = { kind: 'LINK', value, days: 3 } as const;
    const found = await previewWave(context, query);
    if (found.type !== 'WavePreview') throw new Error(found.message);
    await startWave(context, { ...query, mark: found.mark, rule: 'SPAM', facts: 'Spam.', isTold: false });
    const [wave] = (await readWaves(context)) ?? [];
    const id = wave?.id ?? '';
    await Promise.all([
      workAtWave(context, id),
      undoWave(context, id).then(() => workAtWave(context, id)),
      workAtWave(context, id),
    ]);
    const [after] = (await readWaves(context)) ?? [];
    const [left] = await context.database.query<{ count: number }>('suspended', SUSPENDED, []);
    expect([after?.state, after?.doneCount, left?.count]).toEqual(['UNDONE', 0, 0]);
  }
});
