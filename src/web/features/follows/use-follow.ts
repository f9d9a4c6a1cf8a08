import { use } from 'react';
import { followMessages as messages } from '#shared/messages/follows.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { FollowPersonDocument } from '#web/generated/FollowPerson.ts';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import { UnfollowPersonDocument } from '#web/generated/UnfollowPerson.ts';
import { showToast } from '../toasts/show-toast.ts';

type Person = { readonly id: string; readonly name: string; readonly username: string };

/** Whether the viewer follows a person, and how to change that. */
export function useFollow(person: Person) {
  const graph = use(GraphContext);
  const { data } = useQuery(PersonRelationQueryDocument, { variables: { username: person.username } });
  const edge = data?.user?.viewerEdge;
  return {
    isKnown: edge !== undefined,
    isFollowing: edge?.isFollowing === true,
    turn: (isFollowing: boolean) => turnFollow(graph, person, isFollowing),
  };
}

/** Follows or no longer, with a toast whose Undo changes it back (2§4.7). */
async function turnFollow(graph: Graph, person: Person, isFollowing: boolean): Promise<void> {
  const { id, name } = person;
  try {
    const document = isFollowing ? FollowPersonDocument : UnfollowPersonDocument;
    await graph.mutate(document, { variables: { targetUserId: id } });
  } catch (error) {
    const refusals = ['BAD_REQUEST', 'RATE_LIMITED', 'FORBIDDEN'].map((code) => messageOfCode(error, code));
    const message = refusals.find((text) => text !== undefined) ?? messages.failed;
    void showToast({ message, tone: 'danger' });
    return;
  }
  void showToast({
    message: formatMessage(isFollowing ? messages.followed : messages.unfollowed, { name }),
    toastStyle: 'FOLLOW_PUBLISHER',
    action: { label: messages.undo, run: () => void turnFollow(graph, person, !isFollowing) },
    testId: isFollowing ? 'followed' : 'unfollowed',
  });
}
