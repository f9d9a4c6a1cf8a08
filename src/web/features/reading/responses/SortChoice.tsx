import { useId } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { useResponses } from './responses-context.ts';
import styles from './Responses.module.css';

const labels: Readonly<Record<ResponseOrder, string>> = {
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
        onChange={(event) => setSort(event.target.value as ResponseOrder)}
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
