import { createContext, use } from 'react';
import type { ResponseItem } from '#web/generated/fragments.ts';
import type { ResponseOrder } from '#shared/lists/list-orders.ts';

/** A response with the replies that came along with it; deeper ones are asked for when they are wanted. */
export type Reply = ResponseItem & {
  readonly replies?: { readonly items: readonly Reply[]; readonly pagingInfo: { readonly next: string | null } };
};

/** What is responded to. */
export type Place = {
  readonly kind: 'story' | 'list';
  readonly id: string;
  readonly title: string;
  /** Its own address, for "View story". */
  readonly path: string;
};

/** Some words of one block of the story. */
export type Passage = { readonly blockId: string; readonly text: string };

/** What the parts of one list of responses share. */
export type ResponsesState = {
  readonly place: Place;
  readonly sort: ResponseOrder;
  readonly setSort: (sort: ResponseOrder) => void;
  /** False where nobody may add a word, or the viewer may not: the sentence above says why. */
  readonly isOpen: boolean;
  /** Asks again for all that is shown. */
  readonly refresh: () => void;
  /** Called by whoever shows an answer; stops with the function that it gives. */
  readonly watch: (refetch: () => void) => () => void;
  /** Responses that the viewer hid here, and may show again in their place. */
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (id: string, isHidden: boolean) => void;
  readonly removed: ReadonlySet<string>;
  readonly remove: (id: string) => void;
  /** What the viewer published here since, newest first: it is there at once, wherever the order would put it. */
  readonly added: readonly Reply[];
  readonly add: (response: Reply) => void;
  /** Writes what was changed into what was published here; the rest is in the graph's cache. */
  readonly replace: (response: Reply) => void;
};

export const ResponsesContext = createContext<ResponsesState | undefined>(undefined);

export function useResponses(): ResponsesState {
  const state = use(ResponsesContext);
  if (state === undefined) throw new Error('Responses stand inside ResponsesProvider');
  return state;
}
