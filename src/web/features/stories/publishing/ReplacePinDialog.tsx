import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { MOST_PINNED_STORIES } from '#shared/story/publishing-limits.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import type { Pin } from './use-pin.ts';

/** Where nothing more can be pinned: names the limit, and offers to replace the oldest (rule 18). */
export function ReplacePinDialog({
  pin,
  onConfirm,
}: {
  readonly pin: Pin;
  readonly onConfirm: () => Promise<unknown>;
}) {
  return (
    <ConfirmDialog
      dialog={pin.dialog}
      title={formatMessage(messages.pinFullTitle, { limit: MOST_PINNED_STORIES })}
      submitLabel={messages.pinReplace}
      change={pin.change}
      onConfirm={onConfirm}
    >
      {messages.pinFullText}
    </ConfirmDialog>
  );
}
