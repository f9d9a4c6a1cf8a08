import type { Design } from '#shared/design/design.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Loaders } from '#modules/ground/loaders.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { type DesignOwner, ownerTag } from './design-owner.ts';
import { canDesign } from './designs.policy.ts';
import { designLoader } from './load-designs.ts';
import { readPreviewKey } from './preview-key.ts';
import { readDesignEdit } from './read-design-edit.ts';

export type OpenedPreview = { readonly owner: DesignOwner; readonly personId: string; readonly design: Design };

/** The draft that a key opens for who asks; undefined for a key that is wrong, old, another's, or no longer theirs to use. */
export async function openPreview(
  context: Pick<CommandContext, 'database' | 'clock' | 'secrets'>,
  viewer: Viewer | null,
  key: string,
): Promise<OpenedPreview | undefined> {
  const read = readPreviewKey(context.secrets, key, context.clock.now());
  if (read === undefined || !canDesign(viewer, read.owner) || viewer.personId !== read.personId) return undefined;
  const edit = await readDesignEdit(context, read.owner, read.personId);
  return edit === null ? undefined : { ...read, design: edit.draft };
}

/** Lets whatever is read with these loaders find the draft in the place of what is published. */
export function tellPreview(loaders: Loaders, { owner, design }: OpenedPreview): void {
  const tag = ownerTag(owner);
  loaders.get(designLoader).prime(tag, { owner: tag, design });
}
