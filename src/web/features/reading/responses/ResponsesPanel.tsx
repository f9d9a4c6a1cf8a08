import { useMemo, useState } from 'react';
import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import type { Passage, Place } from './responses-context.ts';
import { ResponsesProvider } from './ResponsesProvider.tsx';
import { ResponseThreads } from './ResponseThreads.tsx';
import { SignInToRespond } from './SignInToRespond.tsx';
import { SortChoice } from './SortChoice.tsx';
import styles from './Responses.module.css';
import { useResponsesPage } from './use-responses-page.ts';

type ResponsesPanelProps = {
  readonly place: Place;
  /** Where the first page begins and how it is ordered: of the address, on the page of all responses. */
  readonly cursor?: string | null;
  readonly sort?: ResponseOrder;
  /** What is responded to first, chosen in the story. */
  readonly passage?: Passage | undefined;
  readonly onPassageUsed?: () => void;
  /** True where the box for writing takes the focus. */
  readonly wantsFocus?: boolean;
};

/** The responses to a story or a list, with the box to write one: in the sidebar, below the story, on a page. */
export function ResponsesPanel(props: ResponsesPanelProps) {
  const { place, cursor = null, passage, onPassageUsed, wantsFocus = false } = props;
  const [sort, setSort] = useState<ResponseOrder>(props.sort ?? 'RECOMMENDED');
  const parts = useSignedInParts();
  const { kind, id, title, path } = place;
  const same = useMemo(() => ({ kind, id, title, path }), [kind, id, title, path]);
  const first = useResponsesPage(place, sort, cursor);
  const reason = first.page?.closedReason ?? null;
  const isOpen = parts !== undefined && reason === null;
  return (
    <ResponsesProvider place={same} sort={sort} onSort={setSort} isOpen={isOpen}>
      <div className={styles.panel}>
        {parts === undefined && <SignInToRespond place={place} />}
        {parts !== undefined && reason !== null && <ClosedNotice reason={reason} />}
        {parts !== undefined && reason === null && (
          <parts.ResponseBox
            key={passage?.text ?? ''}
            parentId={null}
            passage={passage}
            wantsFocus={wantsFocus}
            onDone={onPassageUsed}
          />
        )}
        {(first.page?.count ?? 0) > 1 && <SortChoice />}
        <ResponseThreads key={sort} first={cursor} />
      </div>
    </ResponsesProvider>
  );
}
