import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { approveNomination, declineNomination } from './decide-nomination.ts';
import { nominateStory } from './nominate-story.ts';

let store: TestDatabase;
let program: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  const { database } = store;
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const log = createLog('error');
  program = systemContext({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
});
afterAll(() => store.close());

async function curator(): Promise<CommandContext> {
  const personId = await buildPerson(program);
  return { ...program, viewer: buildViewer({ personId, roles: new Set(['CURATOR']) }), isProgram: false };
}
const curators = (count: number) => Promise.all(Array.from({ length: count }, curator));
const kindOf = (outcome: { readonly type: string; readonly code?: string }) => outcome.code ?? outcome.type;

async function waiting(nominator: CommandContext, storyId: string): Promise<string> {
  const made = await nominateStory(nominator, { storyId, reason: 'Good.' });
  if (made.type !== 'BoostCase') throw new Error(made.message);
  return made.id;
}

test('rule T12: of twenty nominations at once ten are made, each with a token of its own', async () => {
  const ada = await curator();
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) ids.push((await buildStory(program)).id);
  const twice = [...ids, ...ids];
  const made = await Promise.all(twice.map((storyId) => nominateStory(ada, { storyId, reason: 'Good.' })));
  const kinds = made.map(kindOf);
  expect(kinds.filter((kind) => kind === 'BoostCase')).toHaveLength(10);
  expect(new Set(kinds)).toEqual(new Set(['BoostCase', 'NOT_ENOUGH_TOKENS', 'ALREADY_NOMINATED']));
});

test('rule 200: of many who approve at once two boost a story, once; the others are told that it is decided', async () => {
  const [ada, ...others] = await curators(7);
  if (ada === undefined) throw new Error('there are curators');
  for (let round = 0; round < 5; round += 1) {
    const { id: storyId } = await buildStory(program);
    const caseId = await waiting(ada, storyId);
    const kinds = (await Promise.all(others.map((one) => approveNomination(one, caseId)))).map(kindOf);
    expect(kinds.toSorted()).toEqual(['BoostCase', 'BoostCase', 'Conflict', 'Conflict', 'Conflict', 'Conflict']);
  }
});

test('rule 200: approved, declined and deleted at once, a case ends in one way', async () => {
  const [ada, ben, cleo, dan] = await curators(4);
  if (!ada || !ben || !cleo || !dan) throw new Error('there are curators');
  for (let round = 0; round < 8; round += 1) {
    const authorId = await buildPerson(program);
    const { id: storyId } = await buildStory(program, { authorIds: [authorId] });
    const caseId = await waiting(ada, storyId);
    const author: CommandContext = { ...program, viewer: buildViewer({ personId: authorId }), isProgram: false };
    await Promise.all([
      approveNomination(ben, caseId),
      approveNomination(cleo, caseId),
      declineNomination(dan, { caseId, reason: 'No.' }),
      trashStory(author, storyId),
    ]);
    const [row] = await store.database.query<{ state: string; yes: number; no: number }>(
      'test_case',
      `select state, (select count(*)::int from boost_vote where case_id = c.id and is_approval) as yes,
         (select count(*)::int from boost_vote where case_id = c.id and not is_approval) as no
       from boost_case c where id = $1`,
      [caseId],
    );
    const { state = '', yes = 0, no = 0 } = row ?? {};
    expect(['pending', 'boosted', 'declined']).toContain(state);
    expect([state, no]).toEqual([state, state === 'declined' ? 1 : 0]);
    expect(yes === 2).toBe(state === 'boosted');
  }
});
