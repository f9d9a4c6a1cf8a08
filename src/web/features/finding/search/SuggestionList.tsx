import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { listbox, option } from './listbox-roles.ts';
import styles from './SearchPopover.module.css';
import type { SuggestionGroup } from './suggestion.ts';
import { SuggestionRows } from './SuggestionRows.tsx';
import type { Suggestions } from './use-suggestions.ts';

type SuggestionListProps = Suggestions & {
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly at: number;
  readonly query: string;
  /** The page of all results. */
  readonly allTo: string;
  readonly onPlace: (at: number) => void;
  /** Of a suggestion with its 1-based position in its group, or of all results. */
  readonly onChoose: (group: SuggestionGroup | undefined, position: number) => void;
};

/** What was found while one types: a few of each kind, and the way to all (SEARCH-3). */
export function SuggestionList(props: SuggestionListProps) {
  const { listId, optionId, at, query, allTo, groups = [], status, onRetry, onPlace, onChoose } = props;
  const shown = groups.filter(({ suggestions }) => suggestions.length > 0);
  const count = countOf(shown);
  const isNothing = status === 'success' && count === 0;
  return (
    <>
      {isNothing && <p className={styles.text}>{formatMessage(messages.none, { query })}</p>}
      <div id={listId} {...listbox} aria-label={messages.popover} aria-busy={status === 'loading'}>
        {shown.map((group, index) => (
          <SuggestionRows
            key={group.kind}
            group={group}
            first={countOf(shown.slice(0, index))}
            headingId={`${listId}-${group.kind}`}
            optionId={optionId}
            at={at}
            onPlace={onPlace}
            onChoose={(position) => onChoose(group, position)}
          />
        ))}
        <a
          id={optionId(count)}
          className={styles.all}
          href={allTo}
          {...option(at === count)}
          onPointerMove={() => onPlace(count)}
          onClick={() => onChoose(undefined, 0)}
        >
          {formatMessage(messages.allResults, { query })}
        </a>
      </div>
      {status === 'error' && (
        <p className={styles.text} role="alert">
          {messages.failed}{' '}
          <button type="button" className={styles.clear} onClick={onRetry}>
            {messages.tryAgain}
          </button>
        </p>
      )}
      <VisuallyHidden>
        <output>
          {status === 'loading' && messages.loading}
          {status === 'success' && formatMessage(isNothing ? messages.none : messages.found, { count, query })}
        </output>
      </VisuallyHidden>
    </>
  );
}

function countOf(groups: readonly SuggestionGroup[]): number {
  return groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
}
