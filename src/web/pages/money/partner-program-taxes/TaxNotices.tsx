import { formatMessage } from '#shared/messages/format-message.ts';
import { taxMessages as messages } from '#shared/messages/taxes.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Note, Notice } from '#web/parts/frame/Note.tsx';
import type { Taxes } from './PartnerTaxes.tsx';

/** What is missing or has ended, by when it is asked for, and what is kept back meanwhile. */
export function TaxNotices({ taxes }: { readonly taxes: Taxes }) {
  const { needed, certification, isOverdue, dueAt, rate, waitsUntil } = taxes;
  return (
    <>
      {needed !== null && (
        <Notice isUrgent={isOverdue}>
          <div>
            <h2>{certification?.isExpired === true ? messages.expired : messages.needed}</h2>
            {certification?.isExpired === true && (
              <p>{formatMessage(messages.expiredText, { date: lastDay(certification.expiresAt ?? 0) })}</p>
            )}
            <p>{whenText(isOverdue, dueAt)}</p>
            {rate !== null && rate !== '0' && <p>{formatMessage(messages.withheldWithout, { rate })}</p>}
          </div>
        </Notice>
      )}
      {waitsUntil !== null && <Note>{formatMessage(messages.waits, { date: formatDate(waitsUntil) })}</Note>}
    </>
  );
}

function whenText(isOverdue: boolean, dueAt: number | null): string {
  if (isOverdue) return messages.overdue;
  return dueAt === null ? messages.neededSoon : formatMessage(messages.neededBy, { date: formatDate(dueAt) });
}

/** The last day on which a form is good, which ends at midnight (UTC). */
export function lastDay(expiresAt: number): string {
  return formatDate(expiresAt - 1);
}
