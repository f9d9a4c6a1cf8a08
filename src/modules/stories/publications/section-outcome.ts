import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import type { SectionField } from '#shared/publications/section-rules.ts';
import type { Busy } from '#modules/ground/busy.ts';
import type { NotFound } from '#modules/ground/refusals.ts';

/** Why a feature page cannot be as somebody wants it: the sentence stands at its field. */
export type SectionRefusal = {
  readonly type: 'CollectionSectionRefusal';
  readonly field: SectionField | null;
  readonly message: string;
};

/** Somebody else was quicker; the revision that stands there now, or null where they deleted it. */
type SectionConflict = {
  readonly type: 'CollectionSectionConflict';
  readonly message: string;
  readonly revision: number | null;
};

export type SectionSaved = {
  readonly type: 'SavedCollectionSection';
  readonly publicationId: string;
  readonly slug: string;
};

export type SectionOutcome = SectionSaved | SectionRefusal | SectionConflict | Busy;
export type DeleteSectionOutcome = { readonly type: 'Collection'; readonly publicationId: string } | NotFound | Busy;

export function refuseSection(field: SectionField | null, message: string): SectionRefusal {
  return { type: 'CollectionSectionRefusal', field, message };
}

export function conflictWithSection(revision: number | null): SectionConflict {
  const message = revision === null ? messages.deletedMeanwhile : messages.changedMeanwhile;
  return { type: 'CollectionSectionConflict', message, revision };
}
