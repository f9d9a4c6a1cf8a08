import { useEffect, useRef } from 'react';
import { storyMessages } from '#shared/messages/story.ts';
import { attachStoryBehaviour } from '#web/story/story-behaviour.ts';
import styles from './StoryBody.module.css';
import type { StoryBody as Body } from './use-story-body.ts';

type StoryBodyProps = { readonly postId: string; readonly body: Body };

/** The text of a story, made alive once scripts run. A section, since reading modes weigh those, be they ever so short. */
export function StoryBody({ postId, body }: StoryBodyProps) {
  const { html, hasFailed } = body;
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const article = element.current;
    return html !== undefined && article ? attachStoryBehaviour(article) : undefined;
  }, [html]);
  if (html === undefined) {
    return (
      <p className={styles.status} role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? storyMessages.bodyFailed : storyMessages.loadingBody}
      </p>
    );
  }
  return (
    <section className="story-body" ref={element} data-post-id={postId} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
