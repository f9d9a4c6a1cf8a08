import '#web/story/story-body.css';
import { storyMessages } from '#shared/messages/story.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Still } from '#web/app/still/Still.tsx';
import { textDirection } from '#shared/story/text-direction.ts';
import { ContentsAside, FoldedContents } from './Contents.tsx';
import type { Story } from './lookup-outcome.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { StoryBody } from './StoryBody.tsx';
import { StoryCoverFigure } from './StoryCoverFigure.tsx';
import styles from './StoryView.module.css';
import type { StoryVariables } from './story-variables.ts';
import { VisitorCompanion } from '#web/features/reading/visitor/VisitorCompanion.tsx';
import { useReading } from './use-reading.ts';
import { useStoryBody } from './use-story-body.ts';

type StoryViewProps = { readonly story: Story; readonly variables: StoryVariables };

/** A story to read: head, body, and what leads on from it. */
export function StoryView({ story, variables }: StoryViewProps) {
  const parts = useSignedInParts();
  const body = useStoryBody(variables);
  useReading(story, parts !== undefined, body.open);
  const entries = story.content.tableOfContents;
  const hasContents = entries.length > 0;
  const cover = story.previewImage;
  // A picture that stands in the body is not shown twice.
  const hasOwnCover = cover !== null && !(body.html ?? '').includes(cover.id);
  const isWhole = story.content.isComplete || body.isOpened;
  return (
    <>
      <ReadingProgress />
      <div className={hasContents ? styles.withContents : undefined}>
        {hasContents && <ContentsAside entries={entries} />}
        <article className={styles.story} lang={story.language} dir={textDirection(story.language)}>
          <div className={styles.column}>
            <Still name="post/StoryHeader" props={{ story }} />
            {parts ? (
              <parts.StoryActions storyId={story.id} place="top" />
            ) : (
              <Still name="post/VisitorActions" props={{ story }} />
            )}
            {hasContents && <FoldedContents entries={entries} />}
            {hasOwnCover && <StoryCoverFigure cover={cover} />}
          </div>
          <div className={isWhole ? styles.body : styles.preview}>
            <StoryBody key={story.id} postId={story.id} body={body} />
          </div>
          <div className={styles.column}>
            {!isWhole && <Still name="post/Paywall" props={{ story, variables }} />}
            <Still name="post/StoryFooter" props={{ story }} />
          </div>
        </article>
      </div>
      <div data-after-story />
      {parts && <parts.StoryActions storyId={story.id} place="bottom" />}
      {parts ? (
        <parts.StoryCompanion key={story.id} storyId={story.id} />
      ) : (
        <VisitorCompanion key={story.id} story={story} />
      )}
      {/* Reading modes know `related` for what is not the text. */}
      <aside className={`${styles.after} related`} aria-label={storyMessages.moreStories}>
        <Still name="post/AfterStory" props={{ story, variables }} />
      </aside>
    </>
  );
}
