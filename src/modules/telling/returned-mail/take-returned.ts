import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { verdictOf } from '#modules/ground/mail-suppressions/ladder.ts';
import { noteComplaint, noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { brakeIssue } from '#modules/telling/issues/brake-issue.ts';
import { complainOfDelivery, isLeaving, returnDelivery } from '#modules/telling/issues/deliveries.store.ts';
import { readReport } from './read-report.ts';
import { findReturnPaths, type ReturnTarget } from './return-address.ts';

/** Own judgement: complaints come one at a time. */
const MOST_COMPLAINTS = 5;

/**
 * Writes down what a mail that came back says of the mail that it is about, and what follows for its reader (rule 168).
 * Each mail counts once. False where that mail is leaving this very moment: it is to come again.
 */
export async function takeReturned(context: CommandContext, target: ReturnTarget, raw: Uint8Array): Promise<boolean> {
  mustBeProgram(context);
  const report = await readReport(raw);
  if (report.kind === 'bounce' && target.kind === 'delivery')
    return await takeBounce(context, target.id, report.status);
  if (report.kind !== 'complaint') return true;
  const named = target.kind === 'delivery' ? [target.id] : findReturnPaths(context, report.about);
  for (const id of named.slice(0, MOST_COMPLAINTS)) await takeComplaint(context, id);
  return true;
}

async function takeBounce(context: CommandContext, id: string, status: string): Promise<boolean> {
  const returned = await withTransaction(context, async (inside) => {
    const found = await returnDelivery(inside.database, id, verdictOf(status), inside.clock.now());
    if (found?.address) await noteReturned(inside, found.address, status);
    return found;
  });
  if (returned === undefined) return !(await isLeaving(context.database, id));
  await brakeIssue(context, returned.issueId);
  return true;
}

async function takeComplaint(context: CommandContext, id: string): Promise<void> {
  const returned = await withTransaction(context, async (inside) => {
    const found = await complainOfDelivery(inside.database, id, inside.clock.now());
    if (found?.address) await noteComplaint(inside, found.address);
    return found;
  });
  if (returned !== undefined) await brakeIssue(context, returned.issueId);
}
