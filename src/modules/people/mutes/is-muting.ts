import { type ViewerRelation, viewerRelation } from '#modules/ground/viewer-relation.ts';
import type { MutedKind } from './mute.ts';

const relationOf = (kind: MutedKind): ViewerRelation =>
  viewerRelation(
    `is_muting_${kind}`,
    `select t.${kind}_id as "ownerId" from ${kind}_mute t where t.${kind}_id = any($1) and t.muter_id = $2`,
  );

/** Whom and what the viewer mutes. */
export const muting: Readonly<Record<MutedKind, ViewerRelation>> = {
  person: relationOf('person'),
  publication: relationOf('publication'),
  tag: relationOf('tag'),
};
