import { useState } from 'react';
import { libraryMessages } from '#shared/messages/library.ts';
import { followingMessages as messages } from '#shared/messages/following.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CustomizeFrame } from '#web/features/people/follows/CustomizeFrame.tsx';
import styles from '#web/parts/list/ActionRows.module.css';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { HistoryTools } from '#web/features/reading/reading-history/HistoryTools.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import { ReadingHistorySettingsQueryDocument } from '#web/generated/ReadingHistorySettingsQuery.ts';

/** Whether what one reads is remembered, how to forget it, and what was read last (rule 38). */
export function CustomizeReadingHistory() {
  const { data } = useQuery(ReadingHistorySettingsQueryDocument);
  const [isCleared, setIsCleared] = useState(false);
  if (!data?.viewer) return null;
  const { items, isPaused } = data.readingHistory;
  const shown = isCleared ? [] : items;
  return (
    <CustomizeFrame>
      <p className={styles.text}>{messages.historyText}</p>
      <HistoryTools
        userId={data.viewer.id}
        isPaused={isPaused}
        canClear={shown.length > 0}
        onCleared={() => setIsCleared(true)}
      />
      {shown.length === 0 ? (
        <EmptyText text={libraryMessages.historyEmpty} />
      ) : (
        <Section
          look="quiet"
          title={messages.readLast}
          more={<Link to={buildPath('ShowReadingHistory')}>{messages.seeHistory}</Link>}
        >
          <ul className={styles.rows}>
            {shown.map(({ post }) => (
              <li key={post.id}>
                <StoryLine story={post} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </CustomizeFrame>
  );
}
