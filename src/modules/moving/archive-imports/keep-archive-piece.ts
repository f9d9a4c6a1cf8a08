import { pieceBytes, pieceCount } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { pieceKey } from './archive-import.ts';
import type { AnnouncedFile } from './archive-imports.tables.ts';

/** Own judgement: two of the largest archives an hour, and some pieces twice. */
const RULE = { most: 300, windowSeconds: 3_600 } as const;

const FILES = `select files from archive_import where id = $1 and person_id = $2 and state = 'uploading'`;

const STILL_OPEN = `select 1 from archive_import where id = $1 and state in ('uploading', 'waiting', 'running')`;

/** Keeps one piece of a file that the viewer announced; the same again is no error. */
export async function keepArchivePiece(
  context: CommandContext,
  at: { readonly importId: string; readonly file: number; readonly piece: number },
  bytes: Uint8Array,
): Promise<{ readonly type: 'Kept' } | BadRequest | NotFound | Busy> {
  const { personId } = mustOwnAccount(context);
  type Row = { readonly files: readonly AnnouncedFile[] };
  const [row] = await context.database.query<Row>('archive_files', FILES, [at.importId, personId]);
  const file = row?.files[at.file];
  if (file === undefined || at.piece >= pieceCount(file.byteCount)) return notFound(messages.gone);
  if (bytes.length !== pieceBytes(file.byteCount, at.piece)) return badRequest(messages.pieceLost);
  const taken = await takeOperation(context, 'archive piece', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const key = pieceKey(at.importId, at.file, at.piece);
  await context.files.put(key, bytes);
  // Ended while it was written, its files may have been removed before this one was there.
  const [open] = await context.database.query('archive_still_open', STILL_OPEN, [at.importId]);
  if (open !== undefined) return { type: 'Kept' };
  await context.files.remove(key);
  return notFound(messages.gone);
}
