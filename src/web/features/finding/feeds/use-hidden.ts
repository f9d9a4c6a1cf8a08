import { useSyncExternalStore } from 'react';
import type { ReasonedItem } from '#web/generated/fragments.ts';
import type { Source } from '#web/features/people/muting/source.ts';
import { turnedMutes, turnedTo } from '#web/features/people/muting/turned-mutes.ts';
import { type ShownLess, shownLess } from './shown-less.ts';

/** Why a card went since the page was made. */
export type Hidden =
  | { readonly kind: 'less'; readonly less: ShownLess }
  | { readonly kind: 'muted'; readonly source: Source };

const noMutes: ReadonlyMap<string, boolean> = new Map();

/** Whether a story of a feed went because its reader asked for less of it, or muted where it comes from. */
export function useHidden(item: ReasonedItem): Hidden | undefined {
  const less = useSyncExternalStore(
    shownLess.watch,
    () => shownLess.of(item.post.id),
    () => undefined,
  );
  const mutes = useSyncExternalStore(turnedMutes.watch, turnedMutes.all, () => noMutes);
  if (less !== undefined) return { kind: 'less', less };
  const source = sourcesOf(item).find((one) => turnedTo(mutes, one) === true);
  return source && { kind: 'muted', source };
}

/** Who passed it on is one too: their stories come by another way, or not at all. */
function sourcesOf({ post, reason }: ReasonedItem): readonly Source[] {
  const { authors, collection } = post;
  const people = [...authors, ...(reason.user ? [reason.user] : [])];
  return [
    ...people.map(({ id, name }) => ({ kind: 'person', id, name }) as const),
    ...(collection ? [{ kind: 'publication', id: collection.id, name: collection.name } as const] : []),
    ...(reason.tag
      ? [{ kind: 'tag', id: reason.tag.id, slug: reason.tag.slug, name: reason.tag.displayTitle } as const]
      : []),
  ];
}
