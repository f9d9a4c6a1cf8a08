import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import type { ListImport } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { ImportProgress } from '#web/parts/import/ImportProgress.tsx';

/** A list that is being read now: how far it is. */
export function OpenListImport({ open }: { readonly open: ListImport }) {
  const { doneCount: done, totalCount: total } = open;
  return (
    <ImportProgress
      text={textOf(open)}
      label={messages.progress}
      done={{ value: total === null ? undefined : done, most: Math.max(total ?? 1, 1) }}
    >
      <Note>{messages.leave}</Note>
    </ImportProgress>
  );
}

function textOf({ state, doneCount: done, totalCount: total }: ListImport): string {
  if (state === 'WAITING') return messages.waiting;
  if (total === null) return messages.reading;
  return formatMessage(messages.running, { done: formatNumber(done), total: formatNumber(total) });
}
