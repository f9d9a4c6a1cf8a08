import { type ComponentType, useEffect, useState } from 'react';
import { openResponses } from '#web/features/reading/responses/open-responses.ts';
import type { AddressedStory } from '#web/features/ground/paths/story-path.ts';

export type VisitedStory = AddressedStory & {
  readonly title: string;
  readonly mediumUrl: string;
  readonly responsesCount: number;
};
type Tools = ComponentType<{ readonly story: VisitedStory }>;

/** The responses beside a story and the bubble over selected words, for visitors: fetched when one of them is wanted. */
export function VisitorCompanion({ story }: { readonly story: VisitedStory }) {
  const [Live, setLive] = useState<Tools>();
  const { id } = story;
  useEffect(() => {
    const ending = new AbortController();
    const wake = () => void import('./VisitorTools.tsx').then((code) => setLive(() => code.VisitorTools));
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!(event.target instanceof Element) || event.target.closest('[data-in-place]') === null) return;
      event.preventDefault();
      openResponses({ storyId: id });
      wake();
    };
    const onSelection = () => getSelection()?.isCollapsed === false && wake();
    document.addEventListener('click', onClick, { signal: ending.signal, capture: true });
    document.addEventListener('selectionchange', onSelection, { signal: ending.signal });
    onSelection();
    return () => ending.abort();
  }, [id]);
  return Live && <Live story={story} />;
}
