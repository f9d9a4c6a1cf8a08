import { formatMessage } from '#shared/messages/format-message.ts';
import { replyAddressRequestMessages, subscriptionRequestMessages as messages } from '#shared/messages/newsletters.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import {
  type SubscriptionRequestPageQuery,
  SubscriptionRequestPageQueryDocument,
} from '#web/generated/SubscriptionRequestPageQuery.ts';
import type { SubscribedShelf, SubscribedWriter } from '#web/generated/fragments.ts';
import { Message } from '#web/parts/frame/Message.tsx';

/** `/m/subscribe/{token}`: asks first, since scanners of mail follow links; needs no session and no script (rule 75). */
function SubscriptionConfirmation({ route }: { readonly route: RouteMatch }) {
  const token = route.params['token'] ?? '';
  const { data } = useQuery(SubscriptionRequestPageQueryDocument, { variables: { token } });
  const found = data?.subscriptionRequest;
  if (data?.replyAddressRequest) return <ReplyAddressConfirmation request={data.replyAddressRequest} route={route} />;
  if (!found) return <Message title={messages.wrong} text={messages.wrongText} />;
  const { newsletter, emailObfuscated: email, isConfirmed } = found;
  const { name, description, owner } = newsletter;
  if (isConfirmed) {
    return (
      <Message title={messages.done} text={formatMessage(messages.doneText, { name })}>
        {owner && <Link to={pathOf(owner)}>{formatMessage(messages.visit, { name: owner.name })}</Link>}
      </Message>
    );
  }
  // Whoever opens it may be signed in with another address, and would take it for that one.
  const text = `${formatMessage(messages.forWhom, { email })} ${description}`.trim();
  return (
    <Message title={formatMessage(messages.question, { name })} text={text}>
      <form method="post" action={route.path}>
        <Button type="submit">{messages.confirm}</Button>
      </form>
    </Message>
  );
}

type ReplyAddressProps = {
  readonly request: NonNullable<SubscriptionRequestPageQuery['replyAddressRequest']>;
  readonly route: RouteMatch;
};

/** The same for whoever is to get the replies to a newsletter (rule 300). */
function ReplyAddressConfirmation({ request, route }: ReplyAddressProps) {
  const { newsletterName: name, emailObfuscated: email, isConfirmed } = request;
  const { question, forWhom, confirm, done, doneText } = replyAddressRequestMessages;
  if (isConfirmed) return <Message title={done} text={formatMessage(doneText, { name, email })} />;
  return (
    <Message title={formatMessage(question, { name })} text={formatMessage(forWhom, { email })}>
      <form method="post" action={route.path}>
        <Button type="submit">{confirm}</Button>
      </form>
    </Message>
  );
}

function pathOf(owner: SubscribedShelf | SubscribedWriter): string {
  return owner.__typename === 'User' ? personPath(owner.username) : publicationPath(owner);
}

/** Its address is a secret, so that it is kept nowhere and told to nobody. */
export default {
  queries: ({ params }) => [
    { document: SubscriptionRequestPageQueryDocument, variables: { token: params['token'] ?? '' } },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ data }) => ({
    title: data.replyAddressRequest ? replyAddressRequestMessages.title : messages.title,
    metas: [{ name: 'referrer', content: 'no-referrer' }],
  }),
  Component: SubscriptionConfirmation,
} satisfies PageDefinition<SubscriptionRequestPageQuery>;
