import { settingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from '#web/features/ground/frame/EmptyText.tsx';

type LoadFailedProps = { readonly text?: string; readonly onRetry: () => void };

/** Where the settings, or what `text` says, did not come. */
export function LoadFailed({ text = messages.loadFailed, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyText text={text} />
      <Button look="outlined" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
