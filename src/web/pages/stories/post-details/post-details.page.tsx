import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages } from '#shared/messages/responses.ts';
import { storyMessages } from '#shared/messages/story.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { responsesPath } from '#web/features/reading/responses/response-paths.ts';
import type { PostDetailsPageQuery } from '#web/generated/PostDetailsPageQuery.ts';
import { panelOf } from './details-panel.ts';
import { detailsQueries } from './details-query.ts';
import { PostDetails } from './PostDetails.tsx';

const page: PageDefinition<PostDetailsPageQuery> = {
  queries: detailsQueries,
  outcome: ({ data: { postResult, postResponse }, route }) => {
    const panel = panelOf(route);
    // Responses stand at the address of their own id too.
    if (postResponse !== null)
      return panel.name === 'responses' ? { kind: 'show', robots: 'noindex' } : { kind: 'notFound' };
    if (postResult.__typename !== 'Post') return { kind: 'notFound' };
    // Of a draft only who writes it sees anything, and of that what is for them alone.
    if (panel.isForEditors ? !postResult.viewerCan.edit : !postResult.isPublished) return { kind: 'notFound' };
    const isIndexed = panel.name === 'responses' && postResult.visibility !== 'UNLISTED';
    return isIndexed ? { kind: 'show' } : { kind: 'show', robots: 'noindex' };
  },
  head: ({ data: { postResult, postResponse }, route, site }) => {
    if (postResponse !== null) {
      return { title: formatMessage(responseMessages.threadOf, { name: postResponse.creator?.name ?? '…' }) };
    }
    if (postResult.__typename !== 'Post') return { title: '' };
    const { id, title } = postResult;
    return {
      title: formatMessage(panelOf(route).title, { title: title || storyMessages.untitled }),
      canonicalUrl: panelOf(route).name === 'responses' ? site.url + responsesPath(id) : undefined,
    };
  },
  Component: PostDetails,
};

export default page;
