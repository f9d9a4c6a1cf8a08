import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { postDetailMessages as messages } from '#shared/messages/post-details.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Link } from '#web/app/router/Link.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { type DetailsPanel, detailsPanels, type PanelRoute } from './details-panel.ts';
import styles from './PostDetails.module.css';
import type { DetailedStory } from './detailed-story.ts';

type DetailsFrameProps = {
  readonly story: DetailedStory;
  readonly panel: DetailsPanel;
  readonly children: ReactNode;
};

/** The way back to the story, what the page is about, and the other pages about it. */
export function DetailsFrame({ story, panel, children }: DetailsFrameProps) {
  const isSignedIn = useSignedInParts() !== undefined;
  const title = story.title || storyMessages.untitled;
  const tabs: readonly Tab[] = (Object.keys(detailsPanels) as PanelRoute[]).flatMap((name) => {
    const { label, isForEditors, name: which } = detailsPanels[name];
    if (isForEditors && !story.viewerCan.edit) return [];
    if (!story.isPublished && !isForEditors) return [];
    if (which === 'notes' && !isSignedIn) return [];
    return [{ label, to: buildPath(name, { postId: story.id }) }];
  });
  return (
    <div className={styles.column}>
      <p className={styles.back}>
        <Link to={storyPath(story)} dir="auto">
          ← {title}
        </Link>
      </p>
      <h1 className={styles.title} dir="auto" tabIndex={-1}>
        {formatMessage(panel.title, { title })}
      </h1>
      <TabBar label={formatMessage(messages.sections, { title })} tabs={tabs} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}
