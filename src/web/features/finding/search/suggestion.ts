import type { MarkedPart } from '#shared/search/mark-words.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { SuggestionKind } from './suggestion-requests.ts';

/** Something that was found, as the popover shows it. */
export type Suggestion = {
  readonly id: string;
  readonly to: string;
  readonly name: readonly MarkedPart[];
  /** A few words beside it: who wrote a story, how many stories a topic has. */
  readonly detail: string;
  /** Picture of a person or a publication; undefined for what has none. */
  readonly imageId?: string | null | undefined;
};

/** What one index answered. */
export type SuggestionGroup = {
  readonly kind: SuggestionKind;
  readonly index: SearchIndex;
  readonly queryId: string | undefined;
  readonly suggestions: readonly Suggestion[];
};
