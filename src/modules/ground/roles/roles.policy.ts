import { platformRoles, type PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;
type Target = { readonly id: string; readonly roles: readonly PlatformRole[] };

/** Look-ups of accounts (rule 161). */
export function canLookUpPeople(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'MODERATOR', 'SUPPORT']);
}

/** What was paid by whom (rule 258). */
export function canLookUpPayments(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'FINANCE']);
}

/** Suspending, lifting that, and signing somebody out: nobody does it to themselves, and only administrators to staff. */
export function canSuspend(asker: Asker, target: Target): boolean {
  if (asker.viewer?.personId === target.id) return false;
  return hasRole(asker, target.roles.length === 0 ? ['ADMIN', 'MODERATOR'] : ['ADMIN']);
}

/** Helping somebody into their account (rule 266): of those who work here only administrators do, and nobody themselves. */
export function canHelpPeople(asker: Asker, target: Target): boolean {
  if (asker.viewer?.personId === target.id) return false;
  return hasRole(asker, target.roles.length === 0 ? ['ADMIN', 'MODERATOR', 'SUPPORT'] : ['ADMIN']);
}

/** Looking at the site as somebody sees it (rule 248): whoever answers people about what they see. */
export function canImpersonateAnybody(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'SUPPORT']);
}

/** Of those who work here only administrators see what they see, and nobody looks as themselves. */
export function canImpersonate(asker: Asker, target: Target): boolean {
  if (asker.viewer?.personId === target.id) return false;
  return hasRole(asker, target.roles.length === 0 ? ['ADMIN', 'SUPPORT'] : ['ADMIN']);
}

/** Whose word counts from the beginning (rule 164): nobody says it of themselves. */
export function canGrantTrust(asker: Asker, personId: string): boolean {
  return asker.viewer?.personId !== personId && hasRole(asker, ['ADMIN', 'MODERATOR']);
}

export function canChangeRoles(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** Which links nobody may publish (rule 15). */
export function canBanLinks(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'MODERATOR']);
}

/** Which servers of the fediverse the site speaks with (rule 259). */
export function canBlockServers(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'MODERATOR']);
}

/** Who may sign up, by invitation or not, and who may not (rules 250 to 252). */
export function canRunRegistration(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'MODERATOR']);
}

/** Coupons take money off: for those who answer for it (rule 84). */
export function canMakeCoupons(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'FINANCE']);
}

/** What somebody earns: themselves, and those who keep the money (rule 113). */
export function canReadEarnings(asker: Asker, personId: string): boolean {
  return asker.viewer?.personId === personId || hasRole(asker, ['ADMIN', 'FINANCE']);
}

/** Money of others: payouts, the books, and who decides about them (rule 175). */
export function canRunFinance(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'FINANCE']);
}

/** Which stories are boosted (rule 200). */
export function canCurateBoosts(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'CURATOR']);
}

/** Who is a verified author of books (rule 203). */
export function canVerifyAuthors(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** Whoever works for the site in any way. */
export function isOfStaff(asker: Asker): boolean {
  return hasRole(asker, platformRoles);
}

export function canReadInternalStatus(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN', 'MODERATOR']);
}

/** Jobs that were given up (rule 274): whoever answers for what is lost when one is forgotten. */
export function canChangeJobs(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** Errors of readers' browsers and of the program (rule 245). */
export function canReadErrors(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

export function canSwitchFlags(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** Everything that staff did (rule 166). */
export function canReadAudit(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** What vouches for mail of the site (rule 167). */
export function canRunMail(asker: Asker): boolean {
  return hasRole(asker, ['ADMIN']);
}

/** The operator at the command line may all that staff may; a token, or staff who are suspended, nothing. */
function hasRole({ viewer, isProgram }: Asker, roles: readonly PlatformRole[]): boolean {
  if (isProgram) return true;
  if (viewer === null || viewer.isSuspended || viewer.sessionId === null || viewer.scopes !== 'all') return false;
  return roles.some((role) => viewer.roles.has(role));
}
