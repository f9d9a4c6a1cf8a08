import { formatMessage } from '#shared/messages/format-message.ts';
import {
  subscriberImportMessages as messages,
  subscriberVerdictMessages,
} from '#shared/messages/subscriber-imports.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { ListImport } from '#web/generated/fragments.ts';
import { ImportDetails } from '#web/parts/import/ImportDetails.tsx';
import styles from './ImportMailingList.module.css';

type Verdict = ListImport['verdicts'][number]['verdict'];

/** In the order of what a writer wants to know first. */
const texts = {
  IMPORTED: subscriberVerdictMessages.imported,
  ON_LIST: subscriberVerdictMessages.onList,
  DUPLICATE: subscriberVerdictMessages.duplicate,
  ASKED: subscriberVerdictMessages.asked,
  LEFT: subscriberVerdictMessages.left,
  REMOVED: subscriberVerdictMessages.removed,
  SUPPRESSED: subscriberVerdictMessages.suppressed,
  OFF_ELSEWHERE: subscriberVerdictMessages.offElsewhere,
  FOREIGN: subscriberVerdictMessages.foreign,
  ROLE: subscriberVerdictMessages.role,
  INVALID: subscriberVerdictMessages.invalid,
  EMPTY: subscriberVerdictMessages.empty,
} as const satisfies Readonly<Record<Verdict, string>>;

/** What came of a list: how many rows have which verdict, and each of them to take along. */
export function ListImportReport({ ended, isOpen }: { readonly ended: ListImport; readonly isOpen: boolean }) {
  const { state, fault, verdicts, fileName, origin, requestedAt, finishedAt, doneCount, downloadPath } = ended;
  const countOf = (verdict: string) => verdicts.find((one) => one.verdict === verdict)?.count ?? 0;
  const outcome = state === 'FAILED' ? messages.failed : outcomeOf(countOf('IMPORTED'));
  const facts = [
    formatDate(finishedAt ?? requestedAt),
    fileName,
    formatMessage(messages.rows, { count: doneCount, number: formatNumber(doneCount) }),
    origin,
  ];
  const isGone = doneCount > 0 && downloadPath === null;
  return (
    <ImportDetails outcome={isGone ? fileName : outcome} facts={facts} fault={fault} isOpen={isOpen}>
      {verdicts.length > 0 && (
        <dl className={styles.verdicts}>
          {Object.entries(texts)
            .filter(([verdict]) => countOf(verdict) > 0)
            .map(([verdict, text]) => (
              <div key={verdict} className={styles.verdict}>
                <dt>{text}</dt>
                <dd>{formatNumber(countOf(verdict))}</dd>
              </div>
            ))}
        </dl>
      )}
      <p className={styles.foot}>
        {downloadPath !== null && (
          <a className={styles.link} href={downloadPath} download>
            {messages.download}
          </a>
        )}
        {isGone && <span className={styles.facts}>{messages.verdictsGone}</span>}
      </p>
    </ImportDetails>
  );
}

function outcomeOf(count: number): string {
  return count === 0 ? messages.nobody : formatMessage(messages.done, { count, number: formatNumber(count) });
}
