import { mailPreviewMessages as messages } from '#shared/messages/issues.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type MailPreviewPageQuery, MailPreviewPageQueryDocument } from '#web/generated/MailPreviewPageQuery.ts';
import { MailPreview } from './MailPreview.tsx';

/** `/p/{postId}/mail`: a story as the mail that its readers would get. Who may not change it finds nothing here. */
const page: PageDefinition<MailPreviewPageQuery> = {
  queries: ({ params }) => [
    { document: MailPreviewPageQueryDocument, variables: { postId: postIdFromParam(params['postId'] ?? '') ?? '' } },
  ],
  outcome: ({ data: { postResult } }) =>
    postResult.__typename === 'Post' && postResult.viewerCan.edit
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: () => ({ title: messages.title }),
  Component: MailPreview,
};

export default page;
