import type { CommandContext } from '#modules/ground/command-context.ts';
import { findKeysOfDomain, type KeptKeys } from './find-signing-keys.ts';
import { insertSigningKeys } from './sending-domain.store.ts';
import { makeSigningKeys } from './signing-key.ts';

type Means = Pick<CommandContext, 'database' | 'secrets' | 'clock'>;

/** The keys of a domain, which has some from its first use on. */
export async function ensureKeys(context: Means, domain: string): Promise<readonly KeptKeys[]> {
  const kept = await findKeysOfDomain(context.database, domain);
  if (kept.some(({ retiredAt }) => retiredAt === null)) return kept;
  await makeKeys(context, domain, kept);
  return await findKeysOfDomain(context.database, domain);
}

/** Makes the next pair of a domain; false where one waits already. */
export async function makeKeys(
  { database, secrets, clock }: Means,
  domain: string,
  kept: readonly KeptKeys[],
): Promise<boolean> {
  const now = clock.now();
  const keys = await makeSigningKeys(secrets, domain);
  return await insertSigningKeys(database, { domain, selector: nextSelector(kept, now), keys, now });
}

/** `lh20261126`, and what makes it another where there was one on that day. */
function nextSelector(kept: readonly KeptKeys[], now: Date): string {
  const day = `lh${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
  const ofDay = kept.filter(({ selector }) => selector.startsWith(day)).length;
  return ofDay === 0 ? day : `${day}-${ofDay + 1}`;
}
