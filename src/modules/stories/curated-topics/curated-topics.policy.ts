import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Topic } from './topic.ts';

/** A topic for staff is there for whoever works for the site, and for nobody else. */
export function canSeeTopic(viewer: Viewer | null, { visibility }: Pick<Topic, 'visibility'>): boolean {
  return visibility !== 'staff' || (viewer !== null && !viewer.isSuspended && viewer.roles.size > 0);
}

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Curators and administrators make topics (rule 161), in a session on the main site. */
export function canCurateTopics({ viewer, isProgram }: Asker): boolean {
  if (isProgram) return true;
  if (viewer === null || viewer.isSuspended || viewer.sessionId === null || viewer.scopes !== 'all') return false;
  return viewer.roles.has('CURATOR') || viewer.roles.has('ADMIN');
}
