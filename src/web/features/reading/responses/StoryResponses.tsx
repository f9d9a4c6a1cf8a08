import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { StoryActionsQueryDocument } from '#web/generated/StoryActionsQuery.ts';
import { closeResponses, openedResponses, watchResponses } from './open-responses.ts';
import { ResponsesPanel } from './ResponsesPanel.tsx';
import type { Place } from './responses-context.ts';
import styles from './Responses.module.css';

/** Pixels below the window. */
const NEAR = 800;

/** True once an element has come near the window: what stands there is not asked for before. */
function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

type Sidebar = ComponentType<{
  readonly place: Place;
  readonly count: number;
  readonly passage: { readonly blockId: string; readonly text: string } | undefined;
}>;

/** The responses at the end of a story, and the sidebar of the same that opens beside it. */
export function StoryResponses({ storyId }: { readonly storyId: string }) {
  const { data } = useQuery(StoryActionsQueryDocument, { variables: { postId: storyId } });
  const opened = useSyncExternalStore(watchResponses, openedResponses, () => undefined);
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const [Sidebar, setSidebar] = useState<Sidebar>();
  const isOpen = opened?.storyId === storyId;
  useEffect(() => {
    if (isOpen) void import('./ResponsesSidebar.tsx').then((module) => setSidebar(() => module.ResponsesSidebar));
  }, [isOpen]);
  // Another story is another discussion, and this part is drawn anew for it.
  useEffect(() => closeResponses, []);
  const post = data?.storyActions;
  if (post?.__typename !== 'Post' || !post.isPublished) return null;
  const place: Place = { kind: 'story', id: storyId, title: post.title, path: storyPath(post) };
  return (
    <>
      <section
        ref={section}
        className={styles.atEnd}
        id="responses"
        aria-labelledby="responses-title"
        lang="en"
        dir="ltr"
      >
        <h2 className={styles.atEndTitle} id="responses-title">
          {messages.title}
        </h2>
        {isNear && <ResponsesPanel place={place} />}
      </section>
      {isOpen && Sidebar && (
        <Sidebar key={opened.passage?.text ?? ''} place={place} count={post.responsesCount} passage={opened.passage} />
      )}
    </>
  );
}
