import { useLayoutEffect, useRef, useState } from 'react';
import type { ReasonedItem } from '#web/generated/fragments.ts';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { CardMenuContext } from './card-menu.ts';
import { HiddenCard } from './HiddenCard.tsx';
import { ReasonLine } from './ReasonLine.tsx';
import { ShowLessItems } from './ShowLessItems.tsx';
import { useHidden } from './use-hidden.ts';

/**
 * A story in a feed of its reader: why it stands there above it, less of it in its menu. Once it went, a line in its
 * place; others by a source that was muted go without a word.
 */
export function ReasonedCard({ item }: { readonly item: ReasonedItem }) {
  const hidden = useHidden(item);
  const [wasPressed, setWasPressed] = useState(false);
  if (hidden === undefined) return <ShownCard item={item} onGone={setWasPressed} />;
  if (hidden.kind === 'muted' && !wasPressed) return null;
  return <HiddenCard postId={item.post.id} hidden={hidden} hadFocus={wasPressed} />;
}

type ShownCardProps = {
  readonly item: ReasonedItem;
  /** Says whether the focus was in the card. */
  readonly onGone: (hadFocus: boolean) => void;
};

function ShownCard({ item, onGone }: ShownCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    // Before the card leaves the document: afterwards nothing holds the focus.
    return () => onGone(element?.contains(document.activeElement) === true);
  }, [onGone]);
  return (
    <div ref={card}>
      <ReasonLine reason={item.reason} />
      <CardMenuContext value={<ShowLessItems item={item} />}>
        <StoryCard story={item.post} />
      </CardMenuContext>
    </div>
  );
}
