import { readRoots } from '#platform/secrets/secret-file.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { fingerprintOf, readStoredKeys } from '#modules/ground/secret-keys/read-secret-keys.ts';
import { describeSecretKeys } from '#modules/running/secret-keys/describe-secret-keys.ts';
import { type Finding, ill, well } from './finding.ts';

/** The program does not open where a key is missing that is needed; one that is too many is worth a word. */
export async function checkSecretKeys(context: CommandContext): Promise<Finding> {
  const { keys } = await readStoredKeys(context.database);
  const states = new Map(keys.map(({ fingerprint, state }) => [fingerprint, state]));
  const roots = (await readRoots(context.config.dataFolder)) ?? [];
  const inFile = roots.map((root) => states.get(fingerprintOf(root)));
  if (inFile.includes('RETIRED')) return ill(messages.retiredKey, messages.retiredKeyNext);
  const sentence = 'secret.key matches the database';
  const isAlone = keys.every(({ state }) => state === 'USED' || state === 'RETIRED');
  return well(isAlone ? sentence : `${sentence}; ${await describeSecretKeys(context)}`);
}
