import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { NewLetterPageQueryDocument } from '#web/generated/NewLetterPageQuery.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { letterVariables, newsletterOf } from './new-letter.ts';
import { WritingScreen } from './WritingScreen.tsx';

/** A letter that is still to be written. */
export function NewLetter({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(NewLetterPageQueryDocument, { variables: letterVariables(route) });
  const newsletterId = data && newsletterOf(data)?.id;
  if (!data?.viewer || newsletterId === undefined) return null;
  const { id, isSuspended } = data.viewer;
  if (isSuspended) return <Message title={messages.suspendedTitle} text={messages.suspendedText} />;
  return <WritingScreen draft={{ postId: null, origin: { newsletterId } }} personId={id} />;
}
