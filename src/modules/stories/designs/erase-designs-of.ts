import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteDesignsOf } from './designs.store.ts';

/** Forgets the look of a publication that is deleted. */
export function eraseDesignsOf(inside: CommandContext, publicationId: string): Promise<void> {
  mustBeProgram(inside);
  return deleteDesignsOf(inside.database, publicationId);
}
