import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { shareLinkMessages as messages } from '#shared/messages/paywall.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { CreateShareLinkDocument } from '#web/generated/CreateShareLink.ts';
import { ShareLinksQueryDocument } from '#web/generated/ShareLinksQuery.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { ShareLinkRow } from './ShareLinkRow.tsx';
import styles from './ShareLinksDialog.module.css';

type ShareLinksDialogProps = {
  readonly story: { readonly id: string; readonly title: string };
  readonly onClosed: () => void;
};

/** The links by which others read a member-only story: made here, shown once, listed and ended (rules 92, 93). */
export function ShareLinksDialog({ story, onClosed }: ShareLinksDialogProps) {
  const graph = use(GraphContext);
  const variables = { postId: story.id };
  const { data, error, refetch } = useQuery(ShareLinksQueryDocument, { variables });
  const create = useChange(CreateShareLinkDocument);
  const [url, setUrl] = useState<string>();
  const post = data?.shareLinksPost;
  const sharing = post?.__typename === 'Post' ? post.shareLinks : undefined;
  const make = async () => {
    const done = await create.run({ targetPostId: story.id });
    if (done === undefined) return;
    setUrl(done.url);
    refetch();
  };
  return (
    <Dialog
      title={messages.title}
      onClosed={() => {
        // The next time the window says what is so then.
        graph.refetch(graph.keyOf(ShareLinksQueryDocument, variables));
        onClosed();
      }}
    >
      {(close) => (
        <div className={styles.window}>
          <p className={styles.story} dir="auto">
            {story.title}
          </p>
          {error !== undefined && data === undefined && <LoadFailed text={messages.failed} onRetry={refetch} />}
          {error === undefined && data === undefined && <p className={styles.note}>{messages.loading}</p>}
          {sharing === null && <p className={styles.note}>{messages.notYours}</p>}
          {sharing && (
            <>
              <p className={styles.note}>
                {sharing.mostOpenings === null
                  ? messages.forAuthors
                  : formatMessage(messages.forFriends, { openings: sharing.mostOpenings })}
                {sharing.leftThisMonth !== null &&
                  ` ${formatMessage(messages.leftThisMonth, { count: sharing.leftThisMonth })}`}
              </p>
              {url !== undefined && <CopyField label={messages.made} text={url} />}
              <p className={styles.failure} role="alert">
                {create.error}
              </p>
              <p className={styles.buttons}>
                <Button
                  look="outlined"
                  onClick={() => void make()}
                  disabled={create.isRunning || sharing.leftThisMonth === 0}
                >
                  {messages.make}
                </Button>
                <Button onClick={close}>{messages.close}</Button>
              </p>
              {sharing.links.length === 0 ? (
                <p className={styles.note}>{messages.none}</p>
              ) : (
                <ul className={styles.links}>
                  {sharing.links.map((link) => (
                    <ShareLinkRow key={link.id} link={link} onRevoked={refetch} />
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
