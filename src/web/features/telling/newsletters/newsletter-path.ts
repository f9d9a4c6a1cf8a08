import { buildPath } from '#shared/routes/build-path.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { publicationPath } from '#web/features/ground/paths/paths.ts';

/** Where readers subscribe; undefined where its owner is not to be seen any more. */
export function newsletterPath({ id, owner }: Pick<NewsletterCard, 'id' | 'owner'>): string | undefined {
  if (owner === null) return undefined;
  if (owner.__typename === 'User') return buildPath('SubscribeToUser', { username: owner.username });
  return owner.__typename === 'Collection' ? publicationPath(owner, `/newsletters/${id}`) : undefined;
}

/** What a person or a publication that makes a newsletter is called; empty where they are not to be seen. */
export function ownerName({ owner }: Pick<NewsletterCard, 'owner'>): string {
  return owner !== null && 'name' in owner ? owner.name : '';
}

/** Where it is set up: of a writer at one address, of a publication below its own. */
export function newsletterSettingsPath({ id, owner }: Pick<NewsletterCard, 'id' | 'owner'>): string {
  if (owner === null || owner.__typename !== 'Collection') return buildPath('ShowOwnNewsletter');
  return buildPath('ShowNewsletterSettings', { collectionSlug: owner.slug, newsletterId: id });
}
