import { useEffect, useSyncExternalStore } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as charts, statsMessages as messages } from '#shared/messages/stats.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import type { LivePictures } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StatsFigure } from './StatsFigure.tsx';
import { StatsGrid } from './StatsGrid.tsx';
import styles from './stats.module.css';

/** Milliseconds between two questions (rule 210). */
const PAUSE = 15_000;

// Whether there is script: on the server, and where the page is taken over, not yet.
const noChange = () => () => undefined;
const yes = () => true;
const no = () => false;

type LiveFiguresProps<Data, Variables> = {
  readonly document: TypedDocument<Data, Variables>;
  readonly variables: Variables;
  readonly select: (data: Data) => LivePictures | null | undefined;
};

/** Who reads right now; asks again by itself as long as somebody sees it. */
export function LiveFigures<Data, Variables extends Readonly<Record<string, unknown>>>({
  document,
  variables,
  select,
}: LiveFiguresProps<Data, Variables>) {
  const { data, refetch } = useQuery(document, { variables });
  const isLive = useSyncExternalStore(noChange, yes, no);
  useEffect(() => {
    let isDue = false;
    const look = () => {
      isDue = window.document.visibilityState !== 'visible';
      if (!isDue) refetch();
    };
    // Whoever comes back is shown what is, and a page that is not seen asks nothing.
    const comeBack = () => {
      if (isDue) look();
    };
    const timer = setInterval(look, PAUSE);
    window.document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      window.document.removeEventListener('visibilitychange', comeBack);
    };
  }, [refetch]);
  const live = data === undefined ? undefined : select(data);
  if (!live) return null;
  const { readerCount, stories, sources } = live;
  return (
    <>
      <Section title={messages.live} look="quiet">
        <p className={styles.live}>
          {readerCount === 0 ? messages.liveNobody : formatMessage(messages.liveReaders, { count: readerCount })}
        </p>
        {readerCount > 0 && <Note>{isLive ? messages.liveNote : messages.liveOnce}</Note>}
      </Section>
      {readerCount > 0 && (
        <StatsGrid>
          {stories && <StatsFigure title={charts.liveStories} chart={stories} rowsAre={messages.story} />}
          {sources && <StatsFigure title={charts.liveSources} chart={sources} />}
        </StatsGrid>
      )}
    </>
  );
}
