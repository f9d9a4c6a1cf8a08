import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { OwnDecisionsPageQueryDocument } from '#web/generated/OwnDecisionsPageQuery.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { DecisionView } from './DecisionView.tsx';

/** Every decision about the viewer and what they made, the newest first. */
export function OwnDecisions({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(OwnDecisionsPageQueryDocument, { variables: { to: cursorOf(query) } });
  const count = data?.viewer?.strikeCount ?? 0;
  return (
    <StackedPage title={messages.title}>
      <p>{messages.intro}</p>
      <p>{formatMessage(messages.strikes, { count })}</p>
      <PagedFeed
        document={OwnDecisionsPageQueryDocument}
        variables={{}}
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
