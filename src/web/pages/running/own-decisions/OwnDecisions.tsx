import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { OwnDecisionsPageQueryDocument } from '#web/generated/OwnDecisionsPageQuery.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { DecisionView } from './DecisionView.tsx';

/** Which page of them, and which one somebody was led to. */
export function ownDecisionsVariables(query: URLSearchParams) {
  return { to: cursorOf(query), decisionId: query.get('p') };
}

/** The decision that somebody was led to; without one, all about the viewer and what they made, the newest first. */
export function OwnDecisions({ query }: { readonly query: URLSearchParams }) {
  const variables = ownDecisionsVariables(query);
  const { data } = useQuery(OwnDecisionsPageQueryDocument, { variables });
  const wanted = data?.viewer?.decision ?? null;
  const count = data?.viewer?.strikeCount ?? 0;
  if (wanted !== null) {
    return (
      <StackedPage title={messages.one}>
        <WideStack>
          <DecisionView decision={wanted} />
        </WideStack>
        <Note>
          <Link to={buildPath('ShowOwnDecisions')}>{messages.all}</Link>
        </Note>
      </StackedPage>
    );
  }
  return (
    <StackedPage title={messages.title}>
      <p>{messages.intro}</p>
      <p>{formatMessage(messages.strikes, { count })}</p>
      <PagedFeed
        document={OwnDecisionsPageQueryDocument}
        variables={{ decisionId: variables.decisionId }}
        select={({ viewer }) =>
          viewer?.decisions ? { items: viewer.decisions.items, next: viewer.decisions.pagingInfo.next } : undefined
        }
        empty={messages.none}
        moreLabel={messages.older}
      >
        {(decisions) => (
          <WideStack>
            {decisions.map((decision) => (
              <DecisionView key={decision.id} decision={decision} />
            ))}
          </WideStack>
        )}
      </PagedFeed>
    </StackedPage>
  );
}
