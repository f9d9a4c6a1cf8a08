import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DesignOwner } from './design-owner.ts';
import { canDesign } from './designs.policy.ts';
import { type DesignEdit, readDesignEdit } from './read-design-edit.ts';

/** What the editor starts from, for who may design it; null for everybody else. */
export async function readOwnDesign(context: CommandContext, owner: DesignOwner): Promise<DesignEdit | null> {
  const { viewer } = context;
  if (!canDesign(viewer, owner)) return null;
  return readDesignEdit(context, owner, viewer.personId);
}
