import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DraftVersionQueryDocument } from '#web/generated/DraftVersionQuery.ts';
import type { Autosave } from './autosave.ts';
import { Differences } from './Differences.tsx';
import { draftBase } from './draft-transport.ts';
import { useRestore } from './use-restore.ts';
import styles from './Versions.module.css';

type VersionDetailsProps = {
  readonly postId: string;
  readonly versionId: string;
  readonly autosave: Autosave;
  readonly onRestored: () => void;
};

/** What is different since one version, and the way back to it. */
export function VersionDetails({ postId, versionId, autosave, onRestored }: VersionDetailsProps) {
  const { data, error } = useQuery(DraftVersionQueryDocument, { variables: { postId, versionId } });
  const { restore, isRunning, problem } = useRestore(postId, versionId);
  const version = data?.draftVersion;
  if (!version) return <output className={styles.note}>{error ? messages.loadFailed : messages.loading}</output>;
  const bringBack = async () => {
    await autosave.flush();
    const restored = await restore(autosave.hasUnsent() ? undefined : autosave.revision());
    if (restored === undefined) return;
    await autosave.hear(restored);
    onRestored();
    await showToast({ message: messages.restoredToast });
  };
  return (
    <section aria-label={messages.compare}>
      <div className={styles.actions}>
        <Button size="small" aria-disabled={isRunning} onClick={() => void bringBack()}>
          {messages.restore}
        </Button>
        <p className={styles.note}>{messages.restoreText}</p>
      </div>
      <p className={styles.error} role="alert">
        {problem}
      </p>
      <Differences before={draftBase(version).value} after={autosave.value()} />
    </section>
  );
}
