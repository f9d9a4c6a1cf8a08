import { mayInPublication, type PublicationRight } from '#shared/publications/rights.ts';
import { isHeldWhileUndoable } from '#shared/publications/transfer-rules.ts';
import type { CommandContext } from './command-context.ts';
import { isOwner } from './viewer.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Thrown by a command that its asker may not run; the graph answers `Forbidden`. */
export class NotAllowed extends Error {
  constructor() {
    super('You do not have access to this.');
    this.name = 'NotAllowed';
  }
}

/** Lets the program itself pass, and a person who acts for themselves and is not suspended (rule 144). */
export function mustActFor(context: Asker, personId: string): void {
  const { viewer, isProgram } = context;
  if (isProgram || (isOwner(viewer, personId) && viewer?.isSuspended === false)) return;
  throw new NotAllowed();
}

/** Lets nobody read but the person themselves. */
export function mustBeSelf(viewer: Asker['viewer'], personId: string): void {
  if (viewer?.personId !== personId) throw new NotAllowed();
}

/** Lets the program itself pass, and whose role in a publication has the right. */
export function mustHaveRight(context: Asker, publicationId: string, right: PublicationRight): void {
  if (context.isProgram || hasRight(context.viewer, publicationId, right)) return;
  throw new NotAllowed();
}

/**
 * Whether the role of a viewer in a publication has a right. Suspended people have none (rule 144), and a new owner
 * waits with what could not be undone (rule 58).
 */
export function hasRight(viewer: Asker['viewer'], publicationId: string, right: PublicationRight): boolean {
  if (viewer === null || viewer.isSuspended) return false;
  if (viewer.settlingPublications.has(publicationId) && isHeldWhileUndoable(right)) return false;
  return mayInPublication(viewer.staffRoles.get(publicationId), right);
}

/** Lets the program itself pass and nobody else. */
export function mustBeProgram(context: Asker): void {
  if (!context.isProgram) throw new NotAllowed();
}

/** Lets pass what a policy allows; unlike the rules above it binds the program too. */
export function mustBeAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new NotAllowed();
}
