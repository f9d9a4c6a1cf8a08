import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { PublishSheetQueryDocument } from '#web/generated/PublishSheetQuery.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { PublishFormView } from './PublishFormView.tsx';
import type { PublishSheetProps } from './publish-sheet-props.ts';
import styles from './PublishSheet.module.css';

/** The sheet over the editor from which a story is published, scheduled or published again (WRITE-3). */
export function PublishSheet(props: PublishSheetProps) {
  const { data, error, refetch } = useQuery(PublishSheetQueryDocument, { variables: { postId: props.postId } });
  const story = data?.postResult;
  const publisher = data?.viewer;
  const begunFor = data?.draft.__typename === 'Draft' ? data.draft.collection?.id : undefined;
  const isThere = story?.__typename === 'Post' && publisher;
  return (
    <Dialog look="sheet" title={isThere ? titleOf(story) : messages.title} onClosed={props.onClose}>
      {(close) =>
        isThere ? (
          <PublishFormView {...props} story={story} publisher={publisher} begunFor={begunFor} close={close} />
        ) : error === undefined && story === undefined ? (
          <output className={styles.text}>{messages.loading}</output>
        ) : (
          <div role="alert">
            <p className={styles.text}>{messages.loadFailed}</p>
            <Button look="outlined" onClick={refetch}>
              {messages.retry}
            </Button>
          </div>
        )
      }
    </Dialog>
  );
}

function titleOf({ isPublished, visibility, mailing }: StorySettings): string {
  if (isPublished) return messages.titlePublished;
  return visibility === 'UNLISTED' && mailing !== null ? messages.titleLetter : messages.title;
}
