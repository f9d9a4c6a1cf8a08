import { useId } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import type { ResponseSort } from '#shared/responses/response-rules.ts';
import { useResponses } from './responses-context.ts';
import styles from './Responses.module.css';

const labels: Readonly<Record<ResponseSort, string>> = {
  RECOMMENDED: messages.recommended,
  MOST_RECENT: messages.mostRecent,
  OLDEST: messages.oldest,
};

/** In which order the responses stand (rule 25). */
export function SortChoice() {
  const id = useId();
  const { sort, setSort } = useResponses();
  return (
    <p className={styles.sort}>
      <label htmlFor={id}>{messages.sortBy}</label>
      <select
        id={id}
        className={styles.select}
        value={sort}
        onChange={(event) => setSort(event.target.value as ResponseSort)}
      >
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
