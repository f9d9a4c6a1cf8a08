import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';
import type { JobRun } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { addImported } from '#modules/telling/subscribers/add-imported.ts';
import { ListError, type ListRow, openList } from './read-list.ts';
import { findSubscriberImport } from './read-subscriber-imports.ts';
import { releaseAfterImport } from './release-staged.ts';
import { listFolder, listKey, MOST_IMPORT_ATTEMPTS, type SubscriberImport } from './subscriber-import.ts';
import { finishSubscriberImport, keepVerdicts, startSubscriberImport } from './subscriber-imports.store.ts';

/** Rows that have their verdicts in one transaction. */
const BATCH = 1_000;

/**
 * Reads a list and gives each row its verdict, a thousand at a time: a batch, who comes in by it and how far it has come
 * are one transaction, so that a run which breaks off is gone on with by the next as if it had not (rule 72).
 */
export async function bringSubscribersIn(
  context: CommandContext,
  { importId }: { readonly importId: string },
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<void> {
  mustBeProgram(context);
  const open = await findSubscriberImport(context.database, importId);
  const newsletter = open && (await findNewsletter(context.database, open.newsletterId));
  const isOpen = open?.state === 'waiting' || open?.state === 'running';
  if (open !== undefined && newsletter !== undefined && isOpen) {
    const fault = await read(context, open, newsletter, { attempt, signal });
    await finish(context, open, fault);
  }
  await context.files.removeFolder(listFolder(importId));
}

/** Null, or why nothing (more) comes in, in a sentence; throws where trying again may help. */
async function read(
  context: CommandContext,
  open: SubscriberImport,
  newsletter: Newsletter,
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<string | null> {
  try {
    const bytes = await context.files.get(listKey(open.id));
    if (bytes === undefined) return messages.lost;
    const list = await openList(bytes);
    await startSubscriberImport(context.database, open.id, list.total);
    let batch: ListRow[] = [];
    for await (const row of list.rows(open.doneCount)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      signal?.throwIfAborted();
      await judge(context, open, newsletter, batch);
      batch = [];
    }
    if (batch.length > 0) await judge(context, open, newsletter, batch);
    return null;
  } catch (error) {
    if (error instanceof ListError) return error.message;
    if (signal?.aborted === true || attempt < MOST_IMPORT_ATTEMPTS) throw error;
    context.log.error({ importId: open.id, err: error }, 'a list of subscribers could not be read');
    return messages.broken;
  }
}

async function judge(
  context: CommandContext,
  { id: importId, origin }: SubscriberImport,
  newsletter: Newsletter,
  batch: readonly ListRow[],
): Promise<void> {
  await withTransaction(context, async (inside) => {
    const verdicts = new Map<string, SubscriberVerdict>();
    const good = batch.filter(({ fault }) => fault === undefined);
    const addresses = new Set(good.map(({ address }) => address));
    // The first row of an address is the one that counts.
    const joinedAt = new Map(good.toReversed().flatMap((row) => (row.joinedAt ? [[row.address, row.joinedAt]] : [])));
    const found = await addImported(inside, newsletter, { importId, origin, addresses: [...addresses], joinedAt });
    const rows = batch.map(({ place, address, fault }) => {
      if (fault !== undefined) return { place, address, verdict: fault };
      const verdict = verdicts.has(address) ? 'duplicate' : (found.get(address) ?? 'onList');
      verdicts.set(address, verdict);
      return { place, address, verdict } as const;
    });
    await keepVerdicts(inside.database, importId, rows);
  });
}

async function finish(context: CommandContext, open: SubscriberImport, fault: string | null): Promise<void> {
  await withTransaction(context, async (inside) => {
    if (!(await finishSubscriberImport(inside.database, open.id, { fault, now: inside.clock.now() }))) return;
    await releaseAfterImport(inside, open);
  });
}
