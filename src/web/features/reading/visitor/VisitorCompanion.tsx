import { type ComponentType, useEffect, useState } from 'react';
import type { AddressedStory } from '#web/features/ground/paths/story-path.ts';
import type { VisitorToolsProps } from './load-visitor-tools.ts';

export type VisitedStory = AddressedStory & {
  readonly title: string;
  readonly mediumUrl: string;
  readonly responsesCount: number;
};

/** The responses beside a story and the bubble over selected words, for visitors: fetched when one of them is wanted. */
export function VisitorCompanion({ story }: { readonly story: VisitedStory }) {
  const [Live, setLive] = useState<ComponentType<VisitorToolsProps>>();
  const { id } = story;
  useEffect(() => {
    const ending = new AbortController();
    const wake = async () => {
      const { Tools, openResponses } = await (await import('./load-visitor-tools.ts')).loadVisitorTools();
      setLive(() => Tools);
      return openResponses;
    };
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[data-in-place]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      wake().then(
        (open) => open({ storyId: id }),
        // What does not come leaves the page that the link is for.
        () => location.assign(link.href),
      );
    };
    const onSelection = () => {
      if (getSelection()?.isCollapsed !== false) return;
      // Once is enough; where it does not come, the next selection asks again.
      document.removeEventListener('selectionchange', onSelection);
      wake().catch(() => document.addEventListener('selectionchange', onSelection, { signal: ending.signal }));
    };
    document.addEventListener('click', onClick, { signal: ending.signal, capture: true });
    document.addEventListener('selectionchange', onSelection, { signal: ending.signal });
    onSelection();
    return () => ending.abort();
  }, [id]);
  return Live && <Live story={story} />;
}
