import { formatMessage } from '#shared/messages/format-message.ts';
import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { PageDefinition, PageOutcome } from '#web/app/page-definition.ts';
import { type OwnStoryQuery, OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import { BylineQueryDocument } from '#web/generated/BylineQuery.ts';
import { StorySplitsQueryDocument } from '#web/generated/StorySplitsQuery.ts';
import { PostSettings } from './PostSettings.tsx';

function outcomeOf({ postResult: story }: OwnStoryQuery): PageOutcome {
  const shown = { kind: 'show', robots: 'noindex', isCacheable: false } as const;
  if (story.__typename === 'RemovedByUser') return { ...shown, status: 410 };
  if (story.__typename !== 'Post') return { kind: 'notFound' };
  return story.viewerCan.edit ? shown : { ...shown, status: 403 };
}

/** `/p/{postId}/settings` (WRITE-4). */
const page: PageDefinition<OwnStoryQuery> = {
  queries: ({ params }) => {
    const variables = { postId: postIdFromParam(params['postId'] ?? '') ?? '' };
    return [
      { document: OwnStoryQueryDocument, variables },
      { document: BylineQueryDocument, variables },
      { document: StorySplitsQueryDocument, variables },
    ];
  },
  outcome: ({ data }) => outcomeOf(data),
  head: ({ data: { postResult: story } }) => ({
    title:
      story.__typename === 'Post' && story.viewerCan.edit
        ? formatMessage(messages.settingsOf, { title: story.title || yourStoriesMessages.untitled })
        : messages.title,
  }),
  Component: PostSettings,
};

export default page;
