import { subscriberExportFileMessages as file, subscriberSourceMessages } from '#shared/messages/subscriber-exports.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { findSubscriberExport, readConsenting } from './read-subscriber-exports.ts';
import { sendSubscriberExportMail } from './send-subscriber-export-mail.ts';
import { EXPORT_LIFETIME, exportKey, MOST_EXPORT_ATTEMPTS, type SubscriberExport } from './subscriber-export.ts';
import { finishSubscriberExport } from './subscriber-exports.store.ts';

const PAGE = 5_000;

/** Makes a list and writes to whoever asked for it; at the last attempt they are told that there is none. */
export async function makeSubscriberExport(
  context: CommandContext,
  { exportId }: { readonly exportId: string },
  attempt: number,
): Promise<void> {
  mustBeProgram(context);
  const wanted = await findSubscriberExport(context.database, exportId);
  if (wanted?.state !== 'waiting') return;
  try {
    const rowCount = await write(context, wanted);
    await finish(context, wanted, rowCount);
  } catch (error) {
    if (attempt < MOST_EXPORT_ATTEMPTS) throw error;
    context.log.error({ exportId, err: error }, 'a list of subscribers could not be written');
    await finish(context, wanted, null);
  }
}

/** How many are on it. */
async function write({ database, files }: CommandContext, { id, newsletterId }: SubscriberExport): Promise<number> {
  const lines = [csvLine([file.email, file.since, file.source, file.agreedTo])];
  let count = 0;
  for (let after = ''; ;) {
    const rows = await readConsenting(database, newsletterId, { after, most: PAGE });
    for (const { email, createdAt, source, consentText } of rows) {
      lines.push(csvLine([email, createdAt.toISOString(), subscriberSourceMessages[source], consentText]));
    }
    count += rows.length;
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) break;
    after = last.id;
  }
  await files.put(exportKey(id), new TextEncoder().encode(lines.join('')), 'text/csv');
  return count;
}

async function finish(context: CommandContext, wanted: SubscriberExport, rowCount: number | null): Promise<void> {
  await withTransaction(context, async (inside) => {
    const readyAt = inside.clock.now();
    const expiresAt = new Date(readyAt.getTime() + EXPORT_LIFETIME);
    const made = rowCount === null ? null : { rowCount, readyAt, expiresAt };
    if (!(await finishSubscriberExport(inside.database, wanted.id, made))) return;
    const name = (await findNewsletter(inside.database, wanted.newsletterId))?.name ?? '';
    await sendSubscriberExportMail(inside, wanted, { name, rowCount });
  });
}
