import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { signTaxForm } from '#modules/money/taxes/sign-tax-form.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { PORTUGUESE } from '#test/support/tax-documents.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { setUpPayout } from './set-up-payout.ts';

let store: TestDatabase;
let program: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { files: memoryFiles(), clock, log: createLog('error'), config, secrets: testSecrets };
  program = systemContext({ database: store.database, ...means });
  await setSetting(program, 'tax.regime', 'DAC7 US');
});
afterAll(() => store.close());

async function writer(): Promise<CommandContext> {
  const personId = await buildPerson(program);
  const viewer = buildViewer({ personId, steppedUpAt: program.clock.now() });
  return { ...program, isProgram: false, viewer };
}

test('PART-2: of forms that several tabs sign at once one stands, and the others are told', async () => {
  const context = await writer();
  const seen = { form: 'W8BEN', certificationId: null } as const;
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => signTaxForm(context, { ...PORTUGUESE, seen })));
  const kinds = outcomes.map(({ type }) => type).toSorted();
  expect(kinds).toEqual(['Conflict', 'Conflict', 'Conflict', 'TaxesChanged']);
});

test('PART-3: of accounts that several tabs set up at once one is paid to, and nobody is failed', async () => {
  const context = await writer();
  const form = { provider: 'SANDBOX', country: 'US', holder: '', iban: '', address: '', sandboxAnswer: 'pays' };
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => setUpPayout(context, form)));
  expect(outcomes.map(({ type }) => type)).toEqual(Array(4).fill('PayoutSetup'));
  const current = await store.database.query(
    'test_current_accounts',
    'select 1 from payout_account where person_id = $1 and is_current',
    [context.viewer?.personId],
  );
  expect(current).toHaveLength(1);
});
