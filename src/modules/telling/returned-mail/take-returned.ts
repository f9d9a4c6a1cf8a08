import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { noteComplainedDelivery, noteReturnedDelivery } from '#modules/telling/issues/note-returned-delivery.ts';
import { readReport } from './read-report.ts';
import { findReturnPaths, type ReturnTarget } from './return-address.ts';

/** Own judgement: complaints come one at a time. */
const MOST_COMPLAINTS = 5;

/**
 * Writes down what a mail that came back says of the mail that it is about, and what follows for its reader (rule 168).
 * False where it is to come again.
 */
export async function takeReturned(context: CommandContext, target: ReturnTarget, raw: Uint8Array): Promise<boolean> {
  mustBeProgram(context);
  const report = await readReport(raw);
  if (report.kind === 'bounce' && target.kind === 'delivery') {
    return await noteReturnedDelivery(context, target.id, report.status);
  }
  if (report.kind !== 'complaint') return true;
  const named = target.kind === 'delivery' ? [target.id] : findReturnPaths(context, report.about);
  for (const id of named.slice(0, MOST_COMPLAINTS)) await noteComplainedDelivery(context, id);
  return true;
}
