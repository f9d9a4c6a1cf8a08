import { accountPageMessages as messages } from '#shared/messages/account-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { type ViewerQuery, ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

const ways: readonly { readonly name: RouteName; readonly label: string }[] = [
  { name: 'ShowRules', label: messages.rules },
  { name: 'ShowOwnDecisions', label: messages.appeal },
  { name: 'ShowSettings', label: messages.settings },
];

/** What a suspended viewer may do and what not (rule 144); nobody else is told that they are. */
function Suspended() {
  const pathOf = useMainPath();
  const { data } = useQuery(ViewerQueryDocument);
  if (data?.viewer?.isSuspended !== true) {
    return (
      <Message title={messages.notSuspendedTitle} text={messages.notSuspendedText}>
        <Link to={pathOf('ShowHome') ?? '/'}>{messages.backHome}</Link>
      </Message>
    );
  }
  return (
    <Message title={messages.suspendedTitle} text={messages.suspendedText}>
      {ways.map(({ name, label }) => {
        const to = pathOf(name);
        return to === undefined ? null : (
          <Link key={name} to={to}>
            {label}
          </Link>
        );
      })}
    </Message>
  );
}

const page: PageDefinition<ViewerQuery> = {
  queries: () => [{ document: ViewerQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: ({ data }) => ({
    title: data.viewer?.isSuspended === true ? messages.suspendedTitle : messages.notSuspendedTitle,
  }),
  Component: Suspended,
};

export default page;
