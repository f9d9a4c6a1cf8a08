import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import type { Finding } from './finding.ts';
import { runSiteCheck, type SiteCheckName, siteCheckNames } from './site-checks.ts';

export type SiteCheck = Finding & { readonly name: SiteCheckName };

/** Looks at parts of the site for an administrator, one after the other: all of them where none is named. */
export async function runSiteChecks(
  context: CommandContext,
  names: readonly SiteCheckName[] = siteCheckNames,
): Promise<readonly SiteCheck[]> {
  mustBeAllowed(canSwitchFlags(context));
  const findings: SiteCheck[] = [];
  for (const name of new Set(names)) findings.push({ name, ...(await runSiteCheck(context, name)) });
  return findings;
}
