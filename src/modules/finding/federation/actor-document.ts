import { imageUrl } from '#shared/images/image-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeXml } from '#modules/finding/feeds/xml.ts';
import { actorKeyUrl, actorUrl, sharedInboxUrl } from './federation-addresses.ts';
import type { LocalActor } from './find-actor.ts';

export const ACTIVITY_CONTEXT = ['https://www.w3.org/ns/activitystreams', 'https://w3id.org/security/v1'] as const;
export const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';
const PICTURE = { width: 256, height: 256, strategy: 'crop' } as const;

/** A person as an ActivityPub actor: what their profile shows everybody, and the key of what is sent in their name. */
export function actorDocument(siteUrl: string, actor: LocalActor): Readonly<Record<string, unknown>> {
  const id = actorUrl(siteUrl, actor.personId);
  return {
    '@context': ACTIVITY_CONTEXT,
    id,
    type: 'Person',
    preferredUsername: actor.username,
    name: actor.name,
    summary: actor.bio === '' ? '' : `<p>${escapeXml(actor.bio)}</p>`,
    url: siteUrl + buildPath('ShowUserProfile', { username: actor.username }),
    published: actor.createdAt.toISOString(),
    inbox: `${id}/inbox`,
    outbox: `${id}/outbox`,
    followers: `${id}/followers`,
    endpoints: { sharedInbox: sharedInboxUrl(siteUrl) },
    manuallyApprovesFollowers: false,
    discoverable: true,
    ...(actor.imageId !== null && { icon: { type: 'Image', url: siteUrl + imageUrl(actor.imageId, PICTURE) } }),
    publicKey: { id: actorKeyUrl(siteUrl, actor.personId), owner: id, publicKeyPem: actor.publicKey },
  };
}
