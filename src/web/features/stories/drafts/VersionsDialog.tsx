import { useState } from 'react';
import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { DraftVersionsQueryDocument } from '#web/generated/DraftVersionsQuery.ts';
import type { Autosave } from './autosave.ts';
import { VersionDetails } from './VersionDetails.tsx';
import { VersionList } from './VersionList.tsx';
import styles from './Versions.module.css';

type VersionsDialogProps = {
  readonly postId: string;
  readonly autosave: Autosave;
  readonly onClosed: () => void;
};

/** The versions of a draft, what is different since each, and the way back to one (WRITE-2). */
export function VersionsDialog({ postId, autosave, onClosed }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  const newest = useQuery(DraftVersionsQueryDocument, { variables: { postId, paging: { limit: 20 } } });
  const versions = newest.data?.draftVersions;
  const versionId = chosen ?? versions?.items[0]?.id;
  return (
    <Dialog look="sheet" title={messages.title} onClosed={onClosed}>
      {(close) =>
        versions ? (
          <div className={styles.columns}>
            <nav aria-label={messages.title}>
              {pages.map((to) => (
                <VersionList
                  key={to ?? ''}
                  postId={postId}
                  to={to}
                  chosen={versionId}
                  onChoose={setChosen}
                  onOlder={(next) => setPages([...pages, next])}
                  isLast={to === pages.at(-1)}
                />
              ))}
            </nav>
            {versionId !== undefined && (
              <VersionDetails
                key={versionId}
                postId={postId}
                versionId={versionId}
                autosave={autosave}
                onRestored={close}
              />
            )}
          </div>
        ) : newest.error === undefined ? (
          <output className={styles.note}>{messages.loading}</output>
        ) : (
          <div role="alert">
            <p className={styles.note}>{messages.loadFailed}</p>
            <Button look="outlined" onClick={newest.refetch}>
              {messages.retry}
            </Button>
          </div>
        )
      }
    </Dialog>
  );
}
