import { useEffect } from 'react';
import { issueListMessages as messages } from '#shared/messages/issues.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import type { IssuePage } from '#web/generated/fragments.ts';
import { List, ListHead } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { IssueRow } from './IssueRow.tsx';

/** Milliseconds between two looks at what is on its way. Own judgement. */
const PAUSE = 3_000;

type IssueListProps<Data> = {
  readonly newsletter: IssuePage;
  readonly document: TypedDocument<Data, never>;
  readonly variables: Readonly<Record<string, string | boolean | null>>;
  readonly select: (data: Data) => IssuePage['issues'] | undefined;
  readonly refetch: () => void;
  /** Where a letter is written; undefined once it has ended. */
  readonly writePath: string | undefined;
};

/** What went out by a newsletter, newest first; what is on its way counts up. */
export function IssueList<Data>(props: IssueListProps<Data>) {
  const { newsletter, document, variables, select, refetch, writePath } = props;
  const isHeldUp = newsletter.issues?.isHeldUp ?? false;
  const isMoving = newsletter.issues?.items.some(({ state }) => state === 'SENDING' || state === 'WAITING') === true;
  useEffect(() => {
    if (!isMoving) return;
    const look = () => {
      if (window.document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(look, PAUSE);
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
  return (
    <>
      {writePath !== undefined && (
        <ListHead>
          <ButtonLink look="outlined" size="small" href={writePath}>
            {messages.write}
          </ButtonLink>
          <Link to={yourStoriesPath('drafts')}>{messages.drafts}</Link>
          <Link to={yourStoriesPath('scheduled')}>{messages.scheduled}</Link>
        </ListHead>
      )}
      {isMoving && isHeldUp && <Note>{messages.heldUp}</Note>}
      <PagedFeed
        document={document}
        variables={variables}
        select={(data: Data) => {
          const feed = select(data);
          return feed ? { items: feed.items, next: feed.pagingInfo.next } : undefined;
        }}
        empty={messages.none}
        moreLabel={messages.more}
        firstLabel={messages.first}
      >
        {(issues) => (
          <List>
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} onStale={refetch} />
            ))}
          </List>
        )}
      </PagedFeed>
    </>
  );
}
