import { storyMessages } from '#shared/messages/story.ts';
import { AboutAuthors } from './AboutAuthors.tsx';
import { Contents } from './Contents.tsx';
import type { Story } from './lookup-outcome.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { ReadNext } from './ReadNext.tsx';
import { SeriesNavigation } from './SeriesNavigation.tsx';
import { StoryCoverFigure } from './StoryCoverFigure.tsx';
import { StoryFooter } from './StoryFooter.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import styles from './StoryView.module.css';
import { useStoryBody } from './use-story-body.ts';

/** A story to read: head, body, and what leads on from it. */
export function StoryView({ story }: { readonly story: Story }) {
  const { html, hasFailed } = useStoryBody(story.id);
  const entries = story.content.tableOfContents;
  const cover = story.previewImage;
  // A picture that opens the body is not shown twice.
  const hasOwnCover = cover !== null && !(html ?? '').includes(cover.id);
  return (
    <>
      <ReadingProgress />
      <div className={styles.page}>
        {entries.length > 0 && <Contents entries={entries} />}
        <article className={styles.story} lang={story.language}>
          <StoryHeader story={story} />
          {hasOwnCover && <StoryCoverFigure cover={cover} />}
          {html === undefined ? (
            <p className={styles.status} role={hasFailed ? 'alert' : 'status'}>
              {hasFailed ? storyMessages.bodyFailed : storyMessages.loadingBody}
            </p>
          ) : (
            <div
              className={`story-body ${styles.body}`}
              data-post-id={story.id}
              lang={story.language}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {!story.content.isComplete && <p className={styles.status}>{storyMessages.incomplete}</p>}
          <StoryFooter story={story} />
        </article>
      </div>
      <aside className={styles.after} aria-label={storyMessages.moreStories}>
        {story.seriesPosition && <SeriesNavigation position={story.seriesPosition} />}
        <AboutAuthors story={story} />
        <ReadNext stories={story.readNext} />
      </aside>
    </>
  );
}
