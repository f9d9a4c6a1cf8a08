import { useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import { EmptySearch } from './EmptySearch.tsx';
import { tidyQuery } from './recent-searches.ts';
import { resultsAddress } from './results-address.ts';
import { closedBox, nextBox } from './search-box-state.ts';
import styles from './SearchPopover.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useAskSuggestions } from './use-ask-suggestions.ts';
import { useRecents } from './use-recents.ts';
import { inputOf, useSearchInput } from './use-search-input.ts';
import { useSuggestions } from './use-suggestions.ts';
import { wantedOf } from './wanted-of.ts';

/** What a box of search shows below itself: suggestions while one types, and what one searched for before (SEARCH-3). */
export function SearchPopover({ form }: { readonly form: HTMLFormElement }) {
  const id = useId();
  const { route, query: address, navigate } = useRoute();
  const searched = route?.page === 'search' ? wantedOf(address) : undefined;
  const said = useRef(searched);
  useEffect(() => {
    // A recent search or a link may have led there: the box says what the page shows.
    if (searched !== undefined && searched !== said.current) inputOf(form).value = searched;
    said.current = searched;
  }, [form, searched]);
  const [box, dispatch] = useReducer(nextBox, closedBox);
  const recents = useRecents();
  const query = tidyQuery(box.query);
  const { ask, tellClick } = useAskSuggestions();
  const { groups, status, onRetry } = useSuggestions(query, box.isOpen, ask);
  const found = useMemo(() => groups?.flatMap(({ suggestions }) => suggestions) ?? [], [groups]);
  // The last one leads to all results.
  const count = query === '' ? recents.list.length : found.length + 1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = box.isOpen && box.at >= 0 && box.at < count ? optionId(box.at) : undefined;

  const send = (wanted: string) => {
    recents.add(wanted);
    dispatch({ kind: 'chosen' });
    void navigate(resultsAddress(form.action, wanted));
  };
  useSearchInput(
    form,
    {
      onEnter: (typed) => {
        recents.refresh();
        dispatch({ kind: 'entered', query: typed });
      },
      onType: (typed) => dispatch({ kind: 'typed', query: typed }),
      onMove: (step) => dispatch({ kind: 'moved', step, count }),
      onEscape: () => dispatch({ kind: 'escaped' }),
      onFollow: (href) => void navigate(href),
      onLeave: () => dispatch({ kind: 'left' }),
      onSubmit: (typed) => {
        const active = activeId === undefined ? null : document.getElementById(activeId);
        // As a press on it, so that it is told and remembered alike.
        if (active !== null) active.click();
        else if (tidyQuery(typed) !== '') send(tidyQuery(typed));
        return true;
      },
    },
    { isOpen: box.isOpen, listId: `${id}-list`, activeId },
  );

  const place = (at: number) => dispatch({ kind: 'placed', at });
  const choose = () => dispatch({ kind: 'chosen' });
  return (
    <div className={styles.popover} hidden={!box.isOpen} data-search-popover>
      {query === '' ? (
        <EmptySearch
          listId={`${id}-list`}
          optionId={optionId}
          at={box.at}
          action={form.action}
          recents={recents}
          onPlace={place}
          onChoose={(recent) => {
            recents.add(recent);
            choose();
          }}
        />
      ) : (
        <SuggestionList
          listId={`${id}-list`}
          optionId={optionId}
          at={box.at}
          query={query}
          allTo={resultsAddress(form.action, query)}
          groups={groups}
          status={status}
          onRetry={onRetry}
          onPlace={place}
          onChoose={(group, position) => {
            recents.add(query);
            choose();
            if (group !== undefined) tellClick(group, position);
          }}
        />
      )}
    </div>
  );
}
