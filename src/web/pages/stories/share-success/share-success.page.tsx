import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type ShareSuccessPageQuery, ShareSuccessPageQueryDocument } from '#web/generated/ShareSuccessPageQuery.ts';
import { ShareSuccess } from './ShareSuccess.tsx';

/** `/p/{postId}/share-success`: where a network leads back to. For anybody, since anybody may share. */
const page: PageDefinition<ShareSuccessPageQuery> = {
  queries: ({ params }) => [
    { document: ShareSuccessPageQueryDocument, variables: { postId: postIdFromParam(params['postId'] ?? '') ?? '' } },
  ],
  outcome: ({ data }) =>
    data.postResult.__typename === 'Post' && data.postResult.isPublished
      ? { kind: 'show', robots: 'noindex' }
      : { kind: 'notFound' },
  head: () => ({ title: messages.shareSuccessTitle }),
  Component: ShareSuccess,
};

export default page;
