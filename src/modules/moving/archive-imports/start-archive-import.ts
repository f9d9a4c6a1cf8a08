import { pieceCount } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { badRequest, notFound } from '#modules/ground/refusals.ts';
import { MOST_IMPORT_ATTEMPTS, pieceKey } from './archive-import.ts';
import { finishArchiveImport, moveArchiveImport } from './archive-imports.store.ts';
import type { AnnouncedFile } from './archive-imports.tables.ts';
import { removeLater } from './erase-archive-imports-of.ts';
import { type ArchiveImportOutcome, archiveImportOutcome } from './prepare-archive-import.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'archive-imports:bring': { readonly importId: string; readonly personId: string };
  }
}

/** Each start looks for every piece; somebody whose line breaks may try a few times. */
const RULE = { most: 30, windowSeconds: 3_600 } as const;

const OPEN = `select files from archive_import where id = $1 and person_id = $2 and state = 'uploading'`;

/** Has a job bring in what the viewer uploaded; it waits for those of others, so that one archive is read at a time. */
export async function startArchiveImport(context: CommandContext, importId: string): Promise<ArchiveImportOutcome> {
  const { personId } = mustOwnAccount(context);
  const taken = await takeOperation(context, 'archive start', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  type Row = { readonly files: readonly AnnouncedFile[] };
  const [row] = await context.database.query<Row>('archive_to_start', OPEN, [importId, personId]);
  if (row === undefined) return notFound(messages.gone);
  for (const [file, { byteCount }] of row.files.entries()) {
    for (let piece = 0; piece < pieceCount(byteCount); piece += 1) {
      if (!(await context.files.has(pieceKey(importId, file, piece)))) return badRequest(messages.pieceLost);
    }
  }
  await withTransaction(context, async (inside) => {
    const move = { id: importId, personId, from: ['uploading'], to: 'waiting' } as const;
    if (!(await moveArchiveImport(inside.database, move))) return;
    const job = { importId, personId };
    const options = { maxAttempts: MOST_IMPORT_ATTEMPTS, queue: 'archive-imports' };
    await enqueueJob(inside.database, 'archive-imports:bring', job, options);
  });
  return await archiveImportOutcome(context, personId, importId);
}

/** Ends an import that is open; what came in stays, and is named in its report. */
export async function cancelArchiveImport(context: CommandContext, importId: string): Promise<ArchiveImportOutcome> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const found = await archiveImportOutcome(context, personId, importId);
  if (found.type !== 'ArchiveImport') return found;
  await withTransaction(context, async (inside) => {
    const from = ['uploading', 'waiting', 'running'] as const;
    const outcome = { from, state: 'cancelled', now: inside.clock.now() } as const;
    if (await finishArchiveImport(inside.database, importId, outcome)) await removeLater(inside, [importId]);
  });
  return await archiveImportOutcome(context, personId, importId);
}
