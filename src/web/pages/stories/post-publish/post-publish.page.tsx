import { afterPublishingMessages as messages } from '#shared/messages/your-stories.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type OwnStoryQuery, OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import { headingOf, PostPublish } from './PostPublish.tsx';

/** `/p/{postId}/publish`: what a writer sees after publishing. Who may not change the story finds nothing here. */
const page: PageDefinition<OwnStoryQuery> = {
  queries: ({ params }) => [
    { document: OwnStoryQueryDocument, variables: { postId: postIdFromParam(params['postId'] ?? '') ?? '' } },
  ],
  outcome: ({ data }) =>
    data.postResult.__typename === 'Post' && data.postResult.viewerCan.edit
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: ({ data: { postResult } }) => ({
    title: postResult.__typename === 'Post' ? headingOf(postResult).title : messages.draftTitle,
  }),
  Component: PostPublish,
};

export default page;
