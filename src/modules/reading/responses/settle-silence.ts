import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { countReply } from './count-reactions.ts';
import { loadResponses } from './load-responses.ts';
import { countResponses, lockPlace, tagsOfPlace } from './place.ts';
import { setSilent } from './responses.store.ts';

const JOB = 'responses:settle';
/** Own judgement: what one job does before it hands on to the next. */
const BATCH = 200;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'responses:settle': { readonly personId: string; readonly after: string };
  }
}

/** Who went away or came back is counted anew wherever they responded. */
export const settleSilenceOfPerson: Reaction<Tables, 'person.stateChanged'> = {
  name: 'responses:person-state-changed',
  event: 'person.stateChanged',
  react: (database, { personId }) => enqueueJob(database, JOB, { personId, after: '' }),
};

const UNSETTLED = `
  select r.id from response r join person p on p.id = r.author_id
  where r.author_id = $1 and r.id > $2 and r.deleted_at is null
    and r.is_silent <> (p.state in ('suspended', 'deactivated'))
  order by r.id limit ${BATCH}`;

/**
 * Takes the responses of an account that is away out of all counts, or puts them back (rules 143, 163): lists leave
 * them out at once, by the state of the account, and the numbers beside them follow here.
 */
export async function settleSilence(
  context: CommandContext,
  { personId, after }: { readonly personId: string; readonly after: string },
): Promise<void> {
  mustBeProgram(context);
  const rows = await context.database.query<{ id: string }>('responses_unsettled', UNSETTLED, [personId, after]);
  for (const { id } of rows) await settleResponse(context, id);
  const last = rows.at(-1);
  if (rows.length === BATCH && last !== undefined) {
    await enqueueJob(context.database, JOB, { personId, after: last.id });
  }
}

async function settleResponse(context: CommandContext, id: string): Promise<void> {
  const [response] = await loadResponses(context.database, [id]);
  if (response === undefined) return;
  await withTransaction(context, async (inside) => {
    if (!(await lockPlace(inside, response))) return;
    const settled = await setSilent(inside.database, id);
    if (settled === undefined) return;
    const change = settled.isSilent ? -1 : 1;
    if (!settled.isConcealed) await countResponses(inside, response, change);
    if (!settled.isHidden && settled.replyCount === 0) await countReply(inside, response.parentId, change);
    await purgeTags(inside, tagsOfPlace(response));
  });
}
