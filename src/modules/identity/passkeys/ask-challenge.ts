import { randomBytes } from 'node:crypto';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { ChallengePurpose } from './passkeys.tables.ts';
import { deleteExpiredChallenges, insertChallenge } from './passkeys.store.ts';

/** As long as a sign-in waits for its second step. */
const LIFETIME = 5 * 60_000;
const RULE = { most: 60, windowSeconds: 600 } as const;

/** A challenge for this browser, good once, for five minutes; or the seconds after which to ask again. */
export async function askChallenge(
  context: CommandContext,
  purpose: ChallengePurpose,
  personId: string | null,
): Promise<Uint8Array<ArrayBuffer> | number> {
  const { browser, database, clock } = context;
  if (browser === null) throw new NotAllowed();
  const taken = await takeOperation(context, 'passkey challenge', browser.network, RULE);
  if (!taken.ok) return taken.retryAfterSeconds;
  const now = clock.now();
  await deleteExpiredChallenges(database, now);
  const challenge = new Uint8Array(randomBytes(32));
  await insertChallenge(database, {
    challenge: Buffer.from(challenge).toString('base64url'),
    visitor_hash: browser.visitorHash,
    purpose,
    person_id: personId,
    expires_at: new Date(now.getTime() + LIFETIME),
  });
  return challenge;
}
