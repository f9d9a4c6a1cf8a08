import type { Database } from '#platform/database/database.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { verdictOf } from '#modules/ground/mail-suppressions/ladder.ts';
import { noteComplaint, noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { brakeIssue } from './brake-issue.ts';
import { complainOfDelivery, confirmDelivery, isLeaving, returnDelivery } from './deliveries.store.ts';

/**
 * A mail that a server took came back with a status: it counts once, for its issue and for the address that it left for
 * (rule 168). False where it is leaving this very moment, so that nobody knows yet what it comes back from.
 */
export async function noteReturnedDelivery(context: CommandContext, id: string, status: string): Promise<boolean> {
  mustBeProgram(context);
  const returned = await withTransaction(context, async (inside) => {
    const found = await returnDelivery(inside.database, id, verdictOf(status), inside.clock.now());
    if (found?.address) await noteReturned(inside, found.address, status);
    return found;
  });
  if (returned === undefined) return !(await isLeaving(context.database, id));
  await brakeIssue(context, returned.issueId);
  return true;
}

/** Its provider has a mail, or its mailbox does: nobody needs to ask about it any more. */
export async function noteConfirmedDelivery(
  { database, clock, ...context }: CommandContext,
  id: string,
): Promise<void> {
  mustBeProgram(context);
  await confirmDelivery(database, id, clock.now());
}

/** Its reader called a mail spam, which counts once, too. */
export async function noteComplainedDelivery(context: CommandContext, id: string): Promise<void> {
  mustBeProgram(context);
  const returned = await withTransaction(context, async (inside) => {
    const found = await complainOfDelivery(inside.database, id, inside.clock.now());
    if (found?.address) await noteComplaint(inside, found.address);
    return found;
  });
  if (returned !== undefined) await brakeIssue(context, returned.issueId);
}

/** Who gets a mail; undefined of one who was erased. */
export async function findDeliverySubscriber(database: Database<Tables>, id: string): Promise<string | undefined> {
  const text = 'select subscriber_id as "subscriberId" from issue_delivery where id = $1';
  const [row] = await database.query<{ subscriberId: string | null }>('issue_delivery_subscriber', text, [id]);
  return row?.subscriberId ?? undefined;
}
