import { publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import type { PageField } from '#shared/publications/page-rules.ts';
import type { Busy } from '#modules/ground/busy.ts';
import type { NotFound } from '#modules/ground/refusals.ts';
import type { WrittenRow } from './publication-pages.store.ts';

/** Why a page cannot be as somebody wants it: the sentence stands at its field. */
export type PageRefusal = {
  readonly type: 'CollectionPageRefusal';
  readonly field: PageField | null;
  readonly message: string;
};

/** Somebody else was quicker: what stands there now, or null where they deleted it. */
type PageConflict = {
  readonly type: 'CollectionPageConflict';
  readonly message: string;
  readonly page: WrittenRow | null;
};

export type PageSaved = {
  readonly type: 'SavedCollectionPage';
  readonly publicationId: string;
  readonly slug: string;
};

export type PageOutcome = PageSaved | PageRefusal | PageConflict | Busy;
export type DeletePageOutcome = { readonly type: 'Collection'; readonly publicationId: string } | NotFound | Busy;

export function refusePage(field: PageField | null, message: string): PageRefusal {
  return { type: 'CollectionPageRefusal', field, message };
}

export function conflictWithPage(page: WrittenRow | null): PageConflict {
  const message = page === null ? messages.deletedMeanwhile : messages.changedMeanwhile;
  return { type: 'CollectionPageConflict', message, page };
}
