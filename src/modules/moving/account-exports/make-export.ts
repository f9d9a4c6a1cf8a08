import { zipSync, type Zippable } from 'fflate';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { EXPORT_LIFETIME, exportPartKey, MOST_EXPORT_ATTEMPTS } from './account-export.ts';
import { finishExport } from './account-exports.store.ts';
import type { ArchiveEntry } from '#modules/moving/archives/archive-entry.ts';
import { readEverythingOf } from './read-everything-of.ts';
import { sendExportMail } from './send-export-mail.ts';

/** Own judgement: what one part holds before it is compressed, since it is put together in memory. */
const MOST_PART_BYTES = 64 * 1024 * 1024;

export type ExportJob = { readonly exportId: string; readonly personId: string };

/**
 * Makes an archive and writes to its owner. Throws where something is away, so that it is tried again; at
 * the last attempt the owner is told that there is none.
 */
export async function makeExport(context: CommandContext, job: ExportJob, attempt: number): Promise<void> {
  mustBeProgram(context);
  try {
    await putTogether(context, job);
  } catch (error) {
    if (attempt < MOST_EXPORT_ATTEMPTS) throw error;
    context.log.error({ exportId: job.exportId, err: error }, 'an archive could not be made');
    await giveUp(context, job);
  }
}

/** In parts. Bears to run twice: parts are written over, and one run tells of them. */
async function putTogether(context: CommandContext, { exportId, personId }: ExportJob): Promise<void> {
  const text = "select 1 from account_export where id = $1 and person_id = $2 and state = 'waiting'";
  if ((await context.database.query('export_to_make', text, [exportId, personId])).length === 0) return;
  let partCount = 0;
  let byteCount = 0;
  const put = async (entries: readonly ArchiveEntry[]) => {
    const bytes = zip(entries);
    partCount += 1;
    byteCount += bytes.length;
    await context.files.put(exportPartKey(exportId, partCount), bytes, 'application/zip');
  };
  let part: ArchiveEntry[] = [];
  let size = 0;
  for await (const entry of readEverythingOf(context, personId)) {
    if (part.length > 0 && size + entry.bytes.length > MOST_PART_BYTES) {
      await put(part);
      part = [];
      size = 0;
    }
    part.push(entry);
    size += entry.bytes.length;
  }
  await put(part);
  await withTransaction(context, async (inside) => {
    const readyAt = inside.clock.now();
    const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFETIME);
    const outcome = { state: 'ready', partCount, byteCount, readyAt, expiresAt } as const;
    if (await finishExport(inside.database, exportId, outcome)) {
      await sendExportMail(inside, personId, { exportId, partCount });
    }
  });
}

async function giveUp(context: CommandContext, { exportId, personId }: ExportJob): Promise<void> {
  await withTransaction(context, async (inside) => {
    if (await finishExport(inside.database, exportId, { state: 'failed' }))
      await sendExportMail(inside, personId, null);
  });
}

function zip(entries: readonly ArchiveEntry[]): Uint8Array {
  const files: Zippable = {};
  for (const { path, bytes, isPacked = false } of entries) files[path] = [bytes, { level: isPacked ? 0 : 6 }];
  return zipSync(files);
}
