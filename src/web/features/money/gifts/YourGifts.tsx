import { useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { YourGiftsQueryDocument } from '#web/generated/YourGiftsQuery.ts';
import { GiftItem } from './GiftItem.tsx';
import styles from './Gifts.module.css';

/** What somebody bought to give away, the last first, ten at a time. */
export function YourGifts() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <ul className={styles.list}>
      {cursors.map((cursor, index) => (
        <GiftsPage
          key={cursor ?? ''}
          to={cursor}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </ul>
  );
}

type GiftsPageProps = {
  readonly to: string | null;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
};

function GiftsPage({ to, isLast, onMore }: GiftsPageProps) {
  const { data, error, refetch } = useQuery(YourGiftsQueryDocument, { variables: { to } });
  const feed = data?.viewer?.gifts;
  if (error && !feed) {
    return (
      <li>
        <LoadFailed text={messages.loadFailed} onRetry={refetch} />
      </li>
    );
  }
  if (!feed) return <li className={styles.waiting} aria-busy="true" />;
  const { next } = feed.pagingInfo;
  return (
    <>
      {feed.gifts.map((gift) => (
        <GiftItem key={gift.id} gift={gift} />
      ))}
      {to === null && feed.gifts.length === 0 && (
        <li>
          <EmptyText text={messages.noGifts} />
        </li>
      )}
      {isLast && next !== null && (
        <li className={styles.more}>
          <Button look="outlined" onClick={() => onMore(next)}>
            {messages.more}
          </Button>
        </li>
      )}
    </>
  );
}
