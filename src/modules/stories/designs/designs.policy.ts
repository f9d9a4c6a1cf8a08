import { mustActFor, mustEditPublication, NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DesignOwner } from './design-owner.ts';

type Asker = Pick<CommandContext, 'viewer' | 'isProgram'>;

/** Owner and editors design a publication (rules 54, 55), people their own pages; by a session, never by a token. */
export function canDesign(asker: Asker, { kind, id }: DesignOwner): boolean {
  if (asker.viewer !== null && asker.viewer.scopes !== 'all') return false;
  try {
    if (kind === 'publication') mustEditPublication(asker, id);
    else mustActFor(asker, id);
    return true;
  } catch (error) {
    if (error instanceof NotAllowed) return false;
    throw error;
  }
}
