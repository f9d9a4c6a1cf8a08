import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageHead } from '#web/app/page-definition.ts';
import type { ProfileHeader } from '#web/generated/fragments.ts';
import { oEmbedAlternate } from '#web/features/finding/feeds/oembed-alternate.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';

const PICTURE = 480;

/** The head of a page of a profile. */
export function profileHead(person: ProfileHeader, title: string, path: string, siteUrl: string): PageHead {
  const cut = { width: PICTURE, height: PICTURE, strategy: 'crop' } as const;
  const url = person.imageId ? siteUrl + imageUrl(person.imageId, cut) : undefined;
  const address = siteUrl + path;
  return {
    title,
    description: person.bio || formatMessage(peopleMessages.description, { name: person.name }),
    canonicalUrl: address,
    openGraphType: 'profile',
    image: url ? { url, width: PICTURE, height: PICTURE, alt: person.name } : undefined,
    alternates: [
      rssAlternate(siteUrl, `/feed/@${person.username}`, person.name),
      oEmbedAlternate(siteUrl, siteUrl + buildPath('ShowUserProfile', { username: person.username }), person.name),
    ],
    themeCss: person.design?.css,
    metas: [{ property: 'profile:username', content: person.username }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: person.name, url: address, description: person.bio, image: url },
      },
    ],
  };
}
