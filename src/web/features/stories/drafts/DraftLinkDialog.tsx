import { useState } from 'react';
import { draftLinkMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { CreateDraftLinkDocument } from '#web/generated/CreateDraftLink.ts';
import { DraftLinkQueryDocument } from '#web/generated/DraftLinkQuery.ts';
import { RevokeDraftLinkDocument } from '#web/generated/RevokeDraftLink.ts';
import { formatMoment } from './format-moment.ts';
import styles from './Versions.module.css';

type DraftLinkDialogProps = { readonly postId: string; readonly onClosed: () => void };

/** The link by which anybody may read the draft: made, copied and ended here (rule 8). */
export function DraftLinkDialog({ postId, onClosed }: DraftLinkDialogProps) {
  const { data, error } = useQuery(DraftLinkQueryDocument, { variables: { postId } });
  const making = useChange(CreateDraftLinkDocument);
  const ending = useChange(RevokeDraftLinkDocument);
  const [link, setLink] = useState<string>();
  const [isRevoked, setIsRevoked] = useState(false);
  const since = (data?.draft.__typename === 'Draft' ? data.draft.linkCreatedAt : undefined) ?? undefined;
  const isRunning = making.isRunning || ending.isRunning;
  const make = async () => {
    if (isRunning) return;
    setIsRevoked(false);
    setLink((await making.run({ postId }))?.url);
  };
  const revoke = async () => {
    if (isRunning || (await ending.run({ postId })) === undefined) return;
    setLink(undefined);
    setIsRevoked(true);
  };
  const problem = making.error ?? ending.error ?? (error && since === undefined ? messages.loadFailed : undefined);
  return (
    <Dialog title={messages.title} onClosed={onClosed}>
      {() => (
        <>
          <p className={styles.note}>{messages.text}</p>
          {link !== undefined && <CopyField label={messages.link} text={link} />}
          {link === undefined && since !== undefined && (
            <p className={styles.note}>{formatMessage(messages.created, { date: formatMoment(since) })}</p>
          )}
          <output>{isRevoked ? messages.revoked : ''}</output>
          <p className={styles.error} role="alert">
            {problem}
          </p>
          <div className={styles.actions}>
            <Button aria-disabled={isRunning} onClick={() => void make()}>
              {since === undefined ? messages.create : messages.renew}
            </Button>
            {since !== undefined && (
              <Button look="outlined" aria-disabled={isRunning} onClick={() => void revoke()}>
                {messages.revoke}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
