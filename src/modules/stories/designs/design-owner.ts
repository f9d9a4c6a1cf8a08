import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import type { DesignOwner as Kind } from '#shared/design/design.ts';

/** Whose pages a design is for. */
export type DesignOwner = { readonly kind: Kind; readonly id: string };

/** The tag of their pages; rows are loaded by it too. */
export function ownerTag({ kind, id }: DesignOwner): string {
  return kind === 'publication' ? collectionCacheTag(id) : userCacheTag(id);
}

export function ownerColumn({ kind }: DesignOwner) {
  return kind === 'publication' ? 'publication_id' : 'person_id';
}
