import type { CommandContext } from '#modules/ground/command-context.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Reports are read and decided by moderators and administrators (rule 161), in a session on the main site. */
export function canDecideReports({ viewer, isProgram }: Asker): boolean {
  if (isProgram) return true;
  if (viewer === null || viewer.isSuspended || viewer.sessionId === null || viewer.scopes !== 'all') return false;
  return viewer.roles.has('MODERATOR') || viewer.roles.has('ADMIN');
}
