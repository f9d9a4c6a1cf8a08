import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type AccountExport, MOST_EXPORT_ATTEMPTS } from './account-export.ts';
import { insertExport } from './account-exports.store.ts';
import { findExport } from './read-exports.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'archives:make': { readonly exportId: string; readonly personId: string };
  }
}

/** Own judgement: each reads everything that a person has. */
const RULE = { most: 3, windowSeconds: 86_400 } as const;

export type RequestExportOutcome =
  | { readonly type: 'AccountExport'; readonly archive: AccountExport }
  | { readonly type: 'AlreadyExists'; readonly message: string }
  | Busy;

/**
 * Asks for an archive of everything that the viewer has, having stepped up (rule 139). A job makes
 * it and writes to them; suspended people may have it too (rule 144).
 */
export async function requestExport(context: CommandContext): Promise<RequestExportOutcome> {
  const { personId } = mustOwnAccountFreshly(context);
  const waiting: RequestExportOutcome = { type: 'AlreadyExists', message: messages.exportWaiting };
  const text = "select 1 from account_export where person_id = $1 and state = 'waiting'";
  if ((await context.database.query('export_waiting', text, [personId])).length > 0) return waiting;
  const taken = await takeOperation(context, 'archive', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // Nobody can guess it: the files of the archive are kept under it.
  const id = hashOfToken(createToken()).slice(0, 32);
  return await withTransaction(context, async (inside) => {
    if (!(await insertExport(inside.database, { id, personId, now: inside.clock.now() }))) return waiting;
    await enqueueJob(
      inside.database,
      'archives:make',
      { exportId: id, personId },
      { maxAttempts: MOST_EXPORT_ATTEMPTS },
    );
    const archive = await findExport(inside.database, personId, id);
    return archive === undefined ? waiting : { type: 'AccountExport', archive };
  });
}
