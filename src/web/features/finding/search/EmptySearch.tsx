import { searchMessages as messages } from '#shared/messages/search.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { listbox, option } from './listbox-roles.ts';
import { RemoveRecent } from './RemoveRecent.tsx';
import { resultsAddress } from './results-address.ts';
import styles from './SearchPopover.module.css';
import type { Recents } from './use-recents.ts';
import { useRemoval } from './use-removal.ts';

type EmptySearchProps = {
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly at: number;
  /** Of the form. */
  readonly action: string;
  readonly recents: Recents;
  readonly onPlace: (at: number) => void;
  readonly onChoose: (query: string) => void;
};

/** Before anything is typed: what was searched for lately, and where else to look (SEARCH-6). */
export function EmptySearch(props: EmptySearchProps) {
  const { listId, optionId, at, action, recents, onPlace, onChoose } = props;
  const topics = useMainPath()('ShowExploreTopics');
  const { said, remove, clear } = useRemoval(recents);
  const isEmpty = recents.list.length === 0;
  return (
    <>
      <div className={styles.top}>
        <p className={styles.heading} id={`${listId}-recents`}>
          {messages.recents}
        </p>
        {!isEmpty && (
          <button type="button" className={styles.clear} onClick={clear}>
            {messages.clearRecents}
          </button>
        )}
      </div>
      {isEmpty && <p className={styles.text}>{messages.noRecents}</p>}
      <div className={styles.recents}>
        <div id={listId} {...listbox} aria-labelledby={`${listId}-recents`}>
          {recents.list.map((recent, index) => (
            <a
              key={recent}
              id={optionId(index)}
              className={styles.recent}
              href={resultsAddress(action, recent)}
              {...option(index === at)}
              dir="auto"
              onPointerMove={() => onPlace(index)}
              onClick={() => onChoose(recent)}
            >
              {recent}
            </a>
          ))}
        </div>
        {/* Beside the list and not in it: an option holds no button. */}
        <div>
          {recents.list.map((recent) => (
            <RemoveRecent key={recent} recent={recent} className={styles.remove} onRemove={remove} />
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {topics !== undefined && (
        <p className={styles.foot}>
          <a className={styles.more} href={topics}>
            {messages.explore}
          </a>
        </p>
      )}
    </>
  );
}
