import { newsletterMessages } from '#shared/messages/newsletters.ts';
import { subscriberExportMessages as messages } from '#shared/messages/subscriber-exports.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { type Conflict, conflict, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { mustRunNewslettersOf } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { MOST_EXPORT_ATTEMPTS } from './subscriber-export.ts';
import { insertSubscriberExport } from './subscriber-exports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriber-exports:make': { readonly exportId: string };
  }
}

/** Own judgement: each reads a whole list. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

export type ExportSubscribersOutcome =
  | { readonly type: 'Newsletter'; readonly newsletterId: string }
  | NotFound
  | Conflict
  | Busy;

/**
 * Asks for the list of a newsletter, having stepped up (rule 139): the addresses of those who agreed, with when, how and
 * to what (rule 71). A job makes it and writes to whoever asked; also of a newsletter that has ended.
 */
export async function exportSubscribers(
  context: CommandContext,
  newsletterId: string,
): Promise<ExportSubscribersOutcome> {
  const { personId } = mustOwnAccountFreshly(context);
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(newsletterMessages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  const taken = await takeOperation(context, 'export subscribers', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // Nobody can guess it: the list is kept under it.
  const exportId = hashOfToken(createToken()).slice(0, 32);
  return await withTransaction(context, async (inside) => {
    const wanted = { id: exportId, newsletterId, personId, now: inside.clock.now() };
    if (!(await insertSubscriberExport(inside.database, wanted))) return conflict(messages.isPreparing);
    const options = { maxAttempts: MOST_EXPORT_ATTEMPTS };
    await enqueueJob(inside.database, 'subscriber-exports:make', { exportId }, options);
    return { type: 'Newsletter', newsletterId };
  });
}
