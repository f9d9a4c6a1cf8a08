import { partMessages as messages } from '#shared/messages/parts.ts';
import { Button } from '#web/design/Button.tsx';
import { EmptyText } from './EmptyText.tsx';

type LoadFailedProps = { readonly text: string; readonly onRetry: () => void };

/** Where something did not come: what, and a way to ask again. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyText text={text} />
      <Button look="outlined" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
