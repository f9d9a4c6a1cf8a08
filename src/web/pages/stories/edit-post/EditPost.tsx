import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { draftBase } from '#web/features/stories/drafts/draft-transport.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Message } from '#web/parts/frame/Message.tsx';
import { EditPostPageQueryDocument } from '#web/generated/EditPostPageQuery.ts';
import { NewStoryPageQueryDocument } from '#web/generated/NewStoryPageQuery.ts';
import { isNewLetter } from './new-letter.ts';
import { NewLetter } from './NewLetter.tsx';
import { newStoryVariables } from './new-story-variables.ts';
import { postIdOf } from './post-id-of.ts';
import { RevertScreen } from './RevertScreen.tsx';
import { startOfResponse } from './start-of-response.ts';
import { begunPost } from './use-begun-post.ts';
import { WritingScreen } from './WritingScreen.tsx';

type EditPostProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** One story to write, new or begun; another address is another story, with an editor of its own. */
export function EditPost({ route, query }: EditPostProps) {
  const [visit, setVisit] = useState({ route, count: 0 });
  if (visit.route !== route) setVisit({ route, count: visit.count + 1 });
  if (isNewLetter(route)) return <NewLetter key={visit.count} route={route} />;
  const postId = postIdOf(route);
  if (postId === undefined) return <NewStory key={visit.count} route={route} query={query} />;
  const { versionId } = route.params;
  if (versionId !== undefined) return <RevertScreen postId={postId} versionId={versionId} />;
  return <BegunStory key={visit.count} postId={postId} isPublishing={query.get('tab') === 'publish'} />;
}

function NewStory({ route, query }: EditPostProps) {
  const { data } = useQuery(NewStoryPageQueryDocument, { variables: newStoryVariables(route, query) });
  const viewer = data?.viewer;
  if (!viewer) return null;
  if (viewer.isSuspended) return <Message title={messages.suspendedTitle} text={messages.suspendedText} />;
  const collection = data.collectionByDomainOrSlug;
  if (collection && collection.viewerEdge.viewerStaffRole === null) {
    const title = formatMessage(messages.noCollectionTitle, { name: collection.name });
    return (
      <Message title={title} text={messages.noCollectionText}>
        <ButtonLink href={buildPath('ShowNewStory')}>{messages.writeOwn}</ButtonLink>
      </Message>
    );
  }
  const origin = {
    collectionSlug: route.params.collectionSlug,
    inResponseToQuoteId: query.get('inResponseToQuoteId') ?? undefined,
  };
  const start = data.quote ? startOfResponse(data.quote) : undefined;
  return <WritingScreen draft={{ postId: null, origin }} personId={viewer.id} start={start} />;
}

type BegunStoryProps = { readonly postId: string; readonly isPublishing: boolean };

function BegunStory({ postId, isPublishing }: BegunStoryProps) {
  const { data } = useQuery(EditPostPageQueryDocument, { variables: { postId } });
  const draft = data?.draft;
  if (!data?.viewer || draft?.__typename !== 'Draft') return null;
  return (
    <WritingScreen
      draft={{ postId, latest: draftBase(draft) }}
      personId={data.viewer.id}
      post={begunPost(draft)}
      isPublishing={isPublishing}
    />
  );
}
