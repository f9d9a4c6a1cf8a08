import { domainUrl } from '#shared/links/domain-url.ts';
import { postPath } from '#shared/routes/link-shapes.ts';

/** What the address of a story is made of. */
export type AddressedStory = {
  readonly id: string;
  readonly slug: string;
  readonly username: string;
  readonly publicationSlug: string | null;
  readonly publicationDomain: string | null;
  /** The creator's own domain: for stories that stand in no publication. */
  readonly authorDomain: string | null;
};

/** Path on the main site: `{slug}-{id}` below the publication or the author (rule 1). */
export function storyPath(story: AddressedStory): string {
  return postPath({
    id: story.id,
    uniqueSlug: story.slug,
    creator: { username: story.username },
    collection: story.publicationSlug === null ? null : { slug: story.publicationSlug },
  });
}

/** The address under our own name (rule T10). */
export function storyUrl(siteUrl: string, story: AddressedStory): string {
  return siteUrl + storyPath(story);
}

/** The canonical address: on the custom domain of its publication, or of its author where it has none. */
export function canonicalStoryUrl(siteUrl: string, story: AddressedStory): string {
  const domain = story.publicationSlug === null ? story.authorDomain : story.publicationDomain;
  if (domain === null) return storyUrl(siteUrl, story);
  return domainUrl(domain, siteUrl) + storyPath(story).replace(/^\/[^/]+/, '');
}
