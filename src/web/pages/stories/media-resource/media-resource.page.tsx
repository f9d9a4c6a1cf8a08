import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { type MediaPageQuery, MediaPageQueryDocument } from '#web/generated/MediaPageQuery.ts';
import { MediaResource } from './MediaResource.tsx';

/** One picture by itself, with the stories that show it (STORY-12). */
const page: PageDefinition<MediaPageQuery> = {
  queries: (route, query) => [
    {
      document: MediaPageQueryDocument,
      variables: { mediaResourceId: route.params.mediaResourceId ?? '', to: cursorOf(query) },
    },
  ],
  outcome: ({ data }) => (data.mediaResource ? { kind: 'show', robots: 'noindex' } : { kind: 'notFound' }),
  head: ({ data, route, site }) => {
    const picture = data.mediaResource;
    if (!picture) return { title: '' };
    const { id, alt, width, height } = picture;
    return {
      title: alt || listMessages.mediaTitle,
      description: formatMessage(listMessages.mediaSize, { width, height }),
      canonicalUrl: site.url + route.path,
      image: { url: site.url + imageUrl(id, { width, strategy: 'fit' }), width, height, alt },
    };
  },
  Component: MediaResource,
};

export default page;
