import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { Note } from '#web/parts/frame/Note.tsx';

/** How much programs opened besides; nothing where they opened nothing. */
export function ProgramsNote({ count }: { readonly count: number }) {
  return count === 0 ? null : <Note>{formatMessage(messages.programsToo, { count: formatNumber(count) })}</Note>;
}
