import { sql } from 'kysely';
import { previewWave, startWave, undoWave } from '#modules/running/waves/change-wave.ts';
import { readWaves } from '#modules/running/waves/read-waves.ts';
import { workAtWave } from '#modules/running/waves/work-at-wave.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

const QUERY = { kind: 'MAIL_DOMAIN', value: 'spam.example', days: 3 } as const;
/** Everything that suspending an account can touch, but for when a row was written. */
const TABLES = 'person story story_author tag archive_count account_closure email_address'.split(' ');

async function dump({ database }: CommandContext): Promise<string> {
  const lines: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'updated_at')::text as row from ${sql.table(table)} t`.execute(database.kysely);
    lines.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return lines.toSorted().join('\n');
}

const COUNT = `select count(*) filter (where state = 'suspended')::int as suspended,
  count(*) filter (where state = 'suspended' and e.address not like '%@spam.example')::int as wrongly
  from person p join email_address e on e.person_id = p.id`;

/** So many accounts of a wave and others between them; all are cleared by one deed, and given back by another. */
async function clearAndGiveBack(count: number, seed: number, spoil: string): Promise<Finding> {
  const { context, database, close } = await createTestGraph();
  const failures: string[] = [];
  const expectThat = (isSo: boolean, sentence: string) => {
    if (!isSo) failures.push(`seed ${seed}, ${count} accounts: ${sentence}`);
  };
  try {
    const random = createRandom(seed);
    for (let number = 0; number < count * 1.2; number += 1) {
      const isSpam = number < count;
      const personId = await buildPerson(context);
      const domain = isSpam ? 'spam.example' : random.pick(['notspam.example', 'spam.example.org', 'good.example']);
      await sql`insert into email_address (address, person_id, is_verified, created_at)
        values (${`p${number}@${domain}`}, ${personId}, true, ${context.clock.now()})`.execute(database.kysely);
      if (random.below(10) === 0) await buildStory(context, { authorIds: [personId], tags: ['lamps'] });
      // One that people follow is spared, whatever it shares.
      if (isSpam && number % 50 === 7)
        await sql`update person set follower_count = 9 where id = ${personId}`.execute(database.kysely);
    }
    const spared = Array.from({ length: count }, (_, number) => number).filter((number) => number % 50 === 7).length;
    const before = await dump(context);
    const found = await previewWave(context, QUERY);
    if (found.type !== 'WavePreview') return { tried: 0, failures: [found.message] };
    expectThat(found.accounts.length === count - spared && found.spared.length === spared, 'the preview is another');
    const started = await startWave(context, {
      ...QUERY,
      mark: found.mark,
      rule: 'SPAM',
      facts: 'Spam.',
      isTold: false,
    });
    expectThat(started.type === 'WaveChanged', 'the wave did not begin');
    const [wave] = (await readWaves(context)) ?? [];
    await workAtWave(context, wave?.id ?? '');
    const [now] = await database.query<{ suspended: number; wrongly: number }>('wave_count', COUNT, []);
    expectThat(now?.suspended === count - spared, `${now?.suspended ?? 0} are suspended`);
    expectThat(now?.wrongly === 0, `${now?.wrongly ?? 0} are suspended who had no part in it`);
    if (spoil !== '') await sql.raw(spoil).execute(database.kysely);
    await undoWave(context, wave?.id ?? '');
    await workAtWave(context, wave?.id ?? '');
    expectThat((await dump(context)) === before, 'what was given back is not as it was');
    return { tried: count, failures };
  } finally {
    await close();
  }
}

/** Ten thousand accounts of one mind. */
export const waves: Campaign = {
  name: 'waves',
  promise: 'A wave of new accounts is cleared by one deed, touches nobody else, and is undone row by row.',
  count: 10_000,
  run: (count, seed) => clearAndGiveBack(count, seed, ''),
  // Some of its decisions ended on their own: those accounts stay suspended and are found out.
  control: (seed) =>
    clearAndGiveBack(40, seed, `update decision set ended_at = now(), end_kind = 'lifted' where id < '4'`),
};
