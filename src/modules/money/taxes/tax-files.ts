import { adminTaxMessages as messages } from '#shared/messages/taxes.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import { isYear } from '#modules/money/payouts/year-statements.ts';
import { readTaxPayouts } from './read-tax-payouts.ts';
import { taxFileLines, type TaxFileKind } from './tax-file-lines.ts';

export type ExportTaxFileOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | BadRequest;

/** What a tax office is told of a year, opened; who takes it is written down with how many people stand in it (rule 197). */
export async function exportTaxFile(
  context: CommandContext,
  kind: TaxFileKind,
  year: number,
): Promise<ExportTaxFileOutcome> {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
  if (!isYear(year)) return badRequest(messages.wrongYear);
  return await withTransaction(context, async (inside) => {
    const lines = taxFileLines(kind, await readTaxPayouts(inside, year));
    await writeAudit(inside, {
      action: 'tax.fileRead',
      targetKind: 'taxFile',
      targetId: `${kind} ${year}`,
      before: null,
      after: { lines: lines.length },
    });
    const name = formatMessage(messages.fileNames[kind], { year: String(year) });
    return { type: 'PayoutFile', name, text: [messages.columns[kind], ...lines].map(csvLine).join('') };
  });
}
