import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { Differences } from '#web/features/stories/drafts/Differences.tsx';
import { draftBase } from '#web/features/stories/drafts/draft-transport.ts';
import { useRestore } from '#web/features/stories/drafts/use-restore.ts';
import { EditPostPageQueryDocument } from '#web/generated/EditPostPageQuery.ts';
import { RevertPageQueryDocument } from '#web/generated/RevertPageQuery.ts';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import styles from './RevertScreen.module.css';

type RevertScreenProps = { readonly postId: string; readonly versionId: string };

/** `/p/{postId}/revert/{versionId}/{baseRev}` (WRITE-2): what was different then, and the way back to it. */
export function RevertScreen({ postId, versionId }: RevertScreenProps) {
  const { data } = useQuery(EditPostPageQueryDocument, { variables: { postId } });
  const { data: versionData } = useQuery(RevertPageQueryDocument, { variables: { postId, versionId } });
  const { restore, isRunning, problem } = useRestore(postId, versionId);
  const draft = data?.draft;
  const version = versionData?.draftVersion;
  if (draft?.__typename !== 'Draft' || !version) return null;
  const editor = buildPath('EditPost', { postId });
  const bringBack = async () => {
    // A whole new page: nothing of what stood there before is shown again.
    if ((await restore(draft.rev)) !== undefined) location.assign(editor);
  };
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{messages.revertTitle}</h1>
      <Note>{messages.restoreText}</Note>
      <ErrorNote role="alert">{problem}</ErrorNote>
      <div className={styles.actions}>
        <Button aria-disabled={isRunning} onClick={() => void bringBack()}>
          {messages.restore}
        </Button>
        <Link to={editor}>{messages.backToEditor}</Link>
      </div>
      {/* From what stands there now to what would come back. */}
      <Differences before={draftBase(draft).value} after={draftBase(version).value} />
    </div>
  );
}
