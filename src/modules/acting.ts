import type { CommandContext } from './command-context.ts';

/** Thrown by a command that its asker may not run; the graph answers `Forbidden`. */
class NotAllowed extends Error {
  constructor() {
    super('You do not have access to this.');
    this.name = 'NotAllowed';
  }
}

/** Lets the program itself pass, and a person who acts for themselves and is not suspended (decisions 144). */
export function mustActFor(context: Pick<CommandContext, 'viewer'>, personId: string): void {
  const { viewer } = context;
  if (viewer === null || (viewer.personId === personId && !viewer.isSuspended)) return;
  throw new NotAllowed();
}

/** Lets the program itself pass, and the owner and editors of a publication (decisions 54, 55). */
export function mustEditPublication(context: Pick<CommandContext, 'viewer'>, publicationId: string): void {
  const { viewer } = context;
  const role = viewer?.staffRoles.get(publicationId);
  if (viewer === null || (!viewer.isSuspended && (role === 'owner' || role === 'editor'))) return;
  throw new NotAllowed();
}

/** Lets the program itself pass and nobody else. */
export function mustBeProgram(context: Pick<CommandContext, 'viewer'>): void {
  if (context.viewer !== null) throw new NotAllowed();
}

/** Lets pass what a policy allows; unlike the rules above it binds the program too. */
export function mustBeAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw new NotAllowed();
}
