import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { markAt, type PlacedMark } from './marks.ts';
import { MarkBubble } from './MarkBubble.tsx';
import { SelectionBubble } from './SelectionBubble.tsx';
import { useArticle } from './use-article.ts';
import { useHighlighting } from './use-highlighting.ts';
import { useMarks } from './use-marks.ts';
import { useSelectedPassage } from './use-selected-passage.ts';

/** Draws the marks of a story, and stands bubbles beside words that are selected and marks that are pressed. */
export function LivePassages({ storyId }: { readonly storyId: string }) {
  const article = useArticle(storyId);
  const highlighting = useHighlighting(storyId);
  const { pending, status } = highlighting;
  const { post, placed, refetch } = useMarks(storyId, article, pending);
  const [passage, clear] = useSelectedPassage(article);
  const [pressed, setPressed] = useState<PlacedMark>();

  useEffect(() => {
    if (article === undefined) return undefined;
    const press = (event: Event) => {
      if (!(event instanceof MouseEvent) || getSelection()?.isCollapsed === false) return;
      const isLink = event.target instanceof Element && event.target.closest('a, button, summary') !== null;
      setPressed(isLink ? undefined : markAt(placed, event.clientX, event.clientY));
    };
    article.addEventListener('click', press);
    return () => article.removeEventListener('click', press);
  }, [article, placed]);

  if (post === undefined) return null;
  return (
    <>
      {passage && (
        <SelectionBubble
          post={post}
          passage={passage}
          highlight={async (isPrivate) => {
            const id = await highlighting.highlight(passage, isPrivate);
            if (id !== undefined) refetch();
            return id;
          }}
          onDone={clear}
        />
      )}
      {pressed && !passage && (
        <MarkBubble
          mark={pressed}
          remove={async () => {
            if (await highlighting.remove(pressed.quote.id)) refetch();
          }}
          onDone={() => setPressed(undefined)}
        />
      )}
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
    </>
  );
}
