import { mustBeAllowed } from '#modules/acting.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { canDecideReports } from './reports.policy.ts';
import { decideCase } from './reports.store.ts';

/** Says whether a report was right; what follows (warning, suspension) is a deed of its own. False where the case is not open. */
export async function decideReportCase(
  context: CommandContext,
  { caseId, isUpheld }: { readonly caseId: string; readonly isUpheld: boolean },
): Promise<boolean> {
  mustBeAllowed(canDecideReports(context));
  const { database, viewer, clock } = context;
  return decideCase(database, { caseId, isUpheld, by: viewer?.personId ?? null, now: clock.now() });
}
