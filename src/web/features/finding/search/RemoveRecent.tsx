import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';

type RemoveRecentProps = {
  readonly recent: string;
  /** Of the list that it stands beside. */
  readonly className: string | undefined;
  readonly onRemove: (recent: string) => void;
};

/** Forgets one recent search. */
export function RemoveRecent({ recent, className, onRemove }: RemoveRecentProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={formatMessage(messages.removeRecent, { query: recent })}
      onClick={() => onRemove(recent)}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
