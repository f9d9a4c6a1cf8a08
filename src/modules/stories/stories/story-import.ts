import type { StoryDocument } from '#shared/story/story-document.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';

/** A story whose parts are already in: authors, publication and images exist, the body is our document. */
export type StoryImport = {
  /** Together they name the story inside its source: the same pair finds the same story again. */
  readonly sourceKey: string;
  readonly itemKey: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly document: StoryDocument;
  /** Ids of people, in order, at least one: the first is the creator. */
  readonly authorIds: readonly string[];
  readonly publicationId?: string;
  /** As written for a reader. */
  readonly tags: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** Stories of one source with the same key are translations of each other. */
  readonly translationKey?: string;
  /** Absent where the source has no date: the story is then marked undated and stands after all others. */
  readonly publishedAt?: Date;
  readonly updatedAt?: Date;
  readonly state: 'published' | 'draft' | 'unlisted';
  readonly isMembersOnly?: boolean;
  readonly canonicalUrl?: string;
  /** Paths that begin with a slash. */
  readonly oldAddresses: readonly string[];
  readonly cover?: {
    readonly image: StoredImage;
    readonly alt: string;
    readonly focusPercentX?: number;
    readonly focusPercentY?: number;
  };
  readonly series?: { readonly key: string; readonly title: string; readonly position?: number };
  /** Tie-break among stories of one date: smaller stands first. */
  readonly order?: number;
  /** A value of the licences; all rights reserved where absent or unknown. */
  readonly license?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
};

export type ImportStoryOutcome = {
  readonly id: string;
  readonly change: 'created' | 'updated' | 'unchanged' | 'conflict';
};
