import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterMessages } from '#shared/messages/newsletters.ts';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type Forbidden,
  forbidden,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { mustRunNewslettersOf } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { listFolder, listKey, MOST_IMPORT_ATTEMPTS } from './subscriber-import.ts';
import { canImportEmails } from './subscriber-imports.policy.ts';
import { insertSubscriberImport } from './subscriber-imports.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriber-imports:bring': { readonly importId: string };
  }
}

/** Own judgement: whoever sorts out a list tries it a few times. */
const RULE = { most: 20, windowSeconds: 86_400 } as const;
const MOST_NAME = 200;

export type ImportSubscribersOutcome =
  | { readonly type: 'SubscriberImport'; readonly importId: string }
  | BadRequest
  | NotFound
  | Forbidden
  | Conflict
  | Busy;

type ListFile = {
  readonly newsletterId: string;
  readonly fileName: string;
  /** Where these people subscribed, as whoever brings them says. */
  readonly origin: string;
  readonly bytes: Uint8Array;
};

/**
 * Takes a list of subscribers from elsewhere; a job reads it. Who brings one says where these people subscribed, and a
 * newsletter takes in one list at a time (rule 72).
 */
export async function importSubscribers(context: CommandContext, list: ListFile): Promise<ImportSubscribersOutcome> {
  const { personId } = mustOwnAccount(context);
  const { newsletterId, bytes } = list;
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(newsletterMessages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  if (newsletter.endedAt !== null) return conflict(newsletterMessages.ended);
  if (!(await canImportEmails(context, context.viewer))) {
    return forbidden(formatMessage(messages.tooNew, { days: limits.accountDays }));
  }
  const origin = list.origin.replaceAll(/\s+/gu, ' ').trim();
  const fault = faultOf(origin, bytes);
  if (fault !== undefined) return badRequest(fault);
  const taken = await takeOperation(context, 'import subscribers', newsletterId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // Nobody can guess it: the list is kept under it.
  const importId = hashOfToken(createToken()).slice(0, 32);
  const fileName = list.fileName.trim().slice(0, MOST_NAME).toWellFormed() || messages.unnamed;
  await context.files.put(listKey(importId), bytes);
  const isIn = await withTransaction(context, async (inside) => {
    const wanted = { id: importId, newsletterId, personId, fileName, origin, now: inside.clock.now() };
    if (!(await insertSubscriberImport(inside.database, wanted))) return false;
    const options = { maxAttempts: MOST_IMPORT_ATTEMPTS, queue: 'subscriber-imports' };
    await enqueueJob(inside.database, 'subscriber-imports:bring', { importId }, options);
    return true;
  });
  if (isIn) return { type: 'SubscriberImport', importId };
  await context.files.removeFolder(listFolder(importId));
  return conflict(messages.alreadyOpen);
}

function faultOf(origin: string, bytes: Uint8Array): string | undefined {
  if (origin === '') return messages.originMissing;
  if ([...origin].length > limits.mostOrigin) return formatMessage(messages.originTooLong, { most: limits.mostOrigin });
  if (bytes.length === 0) return messages.emptyFile;
  const megabytes = limits.mostBytes / 1_048_576;
  return bytes.length > limits.mostBytes ? formatMessage(messages.tooLarge, { megabytes }) : undefined;
}
