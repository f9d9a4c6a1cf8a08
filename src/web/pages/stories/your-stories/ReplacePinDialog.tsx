import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { MOST_PINNED_STORIES } from '#shared/story/publishing-limits.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import type { RowChanges } from './use-row-changes.ts';

/** Where nothing more can be pinned: names the limit, and offers to replace the oldest (rule 18). */
export function ReplacePinDialog({ changes }: { readonly changes: RowChanges }) {
  return (
    <ConfirmDialog
      dialog={changes.pinDialog}
      title={formatMessage(messages.pinFullTitle, { limit: MOST_PINNED_STORIES })}
      submitLabel={messages.pinReplace}
      change={changes.pinChange}
      onConfirm={changes.replacePin}
    >
      {messages.pinFullText}
    </ConfirmDialog>
  );
}
