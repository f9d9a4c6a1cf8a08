import type { ShowLessVariables } from '#web/generated/ShowLess.ts';

/** What a reader asked to see less of, on which card. */
export type ShownLess = {
  readonly reason: ShowLessVariables['reason'];
  /** Of the source; empty for the story alone. */
  readonly name: string;
  readonly tagSlug: string | null;
};

/** Cards that went by it since the page was made: the lists that Back draws again still have them. */
let shown: ReadonlyMap<string, ShownLess> = new Map();
const watchers = new Set<() => void>();

export const shownLess = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  of: (postId: string): ShownLess | undefined => shown.get(postId),
  /** Undefined brings the card back. */
  set(postId: string, less: ShownLess | undefined): void {
    const next = new Map(shown);
    if (less === undefined) next.delete(postId);
    else next.set(postId, less);
    shown = next;
    for (const watcher of watchers) watcher();
  },
};
