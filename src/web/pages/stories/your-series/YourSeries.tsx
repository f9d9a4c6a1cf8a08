import { useState } from 'react';
import { countMessages } from '#shared/messages/counts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Facts, PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { publicationChoices } from '#web/features/stories/publishing/field-props.ts';
import { arrangeSeriesPath } from '#web/features/stories/series/arrange-series-path.ts';
import { YourSeriesPageQueryDocument } from '#web/generated/YourSeriesPageQuery.ts';
import { NewSeriesDialog } from './NewSeriesDialog.tsx';
import styles from './YourSeries.module.css';

/** The viewer's own series and the sequences that they edit, newest first (WRITE-8). */
export function YourSeries() {
  useNewest(YourSeriesPageQueryDocument, {});
  const { data } = useQuery(YourSeriesPageQueryDocument);
  const { navigate } = useRoute();
  const [isMaking, setIsMaking] = useState(false);
  const all = data?.yourSeries ?? [];
  return (
    <Frame>
      <div className={styles.top}>
        <PageHeading title={messages.title}>
          <p className={styles.text}>{messages.text}</p>
        </PageHeading>
        <Button onClick={() => setIsMaking(true)}>{messages.create}</Button>
      </div>
      {all.length === 0 && <EmptyText text={messages.none} />}
      <ul className={styles.rows}>
        {all.map((series) => (
          <li key={series.id} className={styles.row}>
            <div className={styles.words}>
              <h2 className={styles.title} dir="auto">
                <Link
                  className={styles.link}
                  to={arrangeSeriesPath(series.id)}
                  aria-label={formatMessage(messages.arrangeNamed, { title: series.title })}
                >
                  {series.title}
                </Link>
              </h2>
              {series.description !== '' && <p dir="auto">{series.description}</p>}
              <Facts>
                {series.collection && (
                  <span>{formatMessage(messages.ofPublication, { name: series.collection.name })}</span>
                )}
                <span>{formatMessage(countMessages.stories, { count: series.postCount })}</span>
              </Facts>
            </div>
          </li>
        ))}
      </ul>
      {isMaking && (
        <NewSeriesDialog
          publications={publicationChoices(data?.viewer, null)}
          onMade={({ id }) => void navigate(arrangeSeriesPath(id))}
          onClosed={() => setIsMaking(false)}
        />
      )}
    </Frame>
  );
}
