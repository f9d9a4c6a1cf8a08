import { useEffect, useRef, useState } from 'react';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { GiftCodesQueryDocument } from '#web/generated/GiftCodesQuery.ts';
import { saveGiftCodes } from './save-gift-codes.ts';
import styles from './Gifts.module.css';

/** One code each, as a table: asked for when somebody wants it, since there may be a thousand. */
export function DownloadCodes({ giftId }: { readonly giftId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const hasSaved = useRef(false);
  const { data, error, isLoading, refetch } = useQuery(GiftCodesQueryDocument, {
    variables: { giftId },
    isSkipped: !isWanted,
  });
  useEffect(() => {
    if (!isWanted || hasSaved.current || isLoading || data?.gift.__typename !== 'Gift') return;
    hasSaved.current = true;
    saveGiftCodes(data.gift.codes);
  }, [isWanted, isLoading, data]);
  const download = () => {
    hasSaved.current = false;
    if (isWanted) refetch();
    setIsWanted(true);
  };
  return (
    <>
      <Button look="outlined" size="small" aria-busy={isWanted && isLoading} onClick={download}>
        {messages.download}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {messages.downloadFailed}
        </p>
      )}
    </>
  );
}
