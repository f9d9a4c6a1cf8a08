import type { CommandContext } from '#modules/ground/command-context.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Administrators write the pages of the site (rules 160, 161), in a session on the main site. */
export function canWriteSitePages({ viewer, isProgram }: Asker): boolean {
  if (isProgram) return true;
  if (viewer === null || viewer.isSuspended || viewer.sessionId === null || viewer.scopes !== 'all') return false;
  return viewer.roles.has('ADMIN');
}
