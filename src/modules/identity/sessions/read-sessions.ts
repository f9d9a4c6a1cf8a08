import type { ReadContext } from '#modules/ground/read-context.ts';
import { mustOwnSessions } from './sessions.policy.ts';
import type { Session } from './session.ts';

const MOST = 100;

/** Where the viewer is signed in, the last used first. */
export async function readSessions(
  context: Pick<ReadContext, 'database' | 'clock' | 'viewer'>,
): Promise<readonly Session[]> {
  const { personId } = mustOwnSessions(context);
  return await context.database.kysely
    .selectFrom('session')
    .select([
      'id',
      'host',
      'country',
      'entry as susiEntry',
      'network',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('person_id', '=', personId)
    .where('expires_at', '>', context.clock.now())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
