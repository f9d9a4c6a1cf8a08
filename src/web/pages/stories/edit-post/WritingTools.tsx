import { lazy, Suspense } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import type { Autosave } from '#web/features/stories/drafts/autosave.ts';
import { DraftLinkDialog } from '#web/features/stories/drafts/DraftLinkDialog.tsx';
import { MergeDialog } from '#web/features/stories/drafts/MergeDialog.tsx';
import { VersionsDialog } from '#web/features/stories/drafts/VersionsDialog.tsx';
import { NotReady } from '#web/features/stories/publishing/saved-revision.ts';
import { readDraftFacts } from '#web/features/stories/publishing/draft-facts.ts';
import type { EditorHandle } from '#web/story/editor/editor-handle.ts';
import { ShortcutDialog } from '#web/story/editor/menus/ShortcutDialog.tsx';
import { editPostMessages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishSheetMessages } from '#shared/messages/publish-sheet.ts';
import type { ToolName } from './tool-name.ts';
import { TrashDialog } from './TrashDialog.tsx';
import { UnstartedDialog } from './UnstartedDialog.tsx';

/** Saves what is not saved and gives the revision that the server then has; throws with a sentence where that fails. */
async function saveAll(autosave: Autosave, editor: EditorHandle): Promise<number> {
  const count = editor.pendingUploads();
  // They are in no draft, so that whoever reads it would not see them.
  if (count > 0) throw new NotReady(formatMessage(publishSheetMessages.picturesMissing, { count }));
  // What is typed while the first save is on its way goes with the second.
  for (let tries = 0; tries < 2 && autosave.hasUnsent(); tries += 1) await autosave.flush();
  const rev = autosave.revision();
  if (autosave.hasUnsent() || rev === undefined) throw new Error(editPostMessages.publishUnsaved);
  return rev;
}

const PublishSheet = lazy(async () => ({
  default: (await import('#web/features/stories/publishing/PublishSheet.tsx')).PublishSheet,
}));

type WritingToolsProps = {
  readonly tool: ToolName;
  readonly autosave: Autosave;
  readonly editor: () => EditorHandle | undefined;
  readonly onClosed: () => void;
  readonly onLeave: (path: string) => void;
};

/** What opens over the editor; fetched with the first of them. */
export function WritingTools({ tool, autosave, editor, onClosed, onLeave }: WritingToolsProps) {
  const postId = autosave.postId();
  const handle = editor();
  if (tool === 'shortcuts') return <ShortcutDialog onClosed={onClosed} />;
  if (tool === 'merge') return <MergeDialog autosave={autosave} onClosed={onClosed} />;
  if (postId === null) return <UnstartedDialog tool={tool} isUnsaved={autosave.hasUnsent()} onClosed={onClosed} />;
  switch (tool) {
    case 'publish':
      if (handle === undefined) return null;
      return (
        <Suspense>
          <PublishSheet
            postId={postId}
            facts={readDraftFacts(handle)}
            flush={() => saveAll(autosave, handle)}
            onPublished={() => onLeave(buildPath('PublishPost', { postId }))}
            onClose={onClosed}
          />
        </Suspense>
      );
    case 'versions':
      return <VersionsDialog postId={postId} autosave={autosave} onClosed={onClosed} />;
    case 'link':
      return <DraftLinkDialog postId={postId} onClosed={onClosed} />;
    case 'trash':
      return <TrashDialog postId={postId} autosave={autosave} onClosed={onClosed} onLeave={onLeave} />;
  }
}
