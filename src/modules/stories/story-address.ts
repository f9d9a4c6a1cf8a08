import { postPath } from '#shared/routes/link-shapes.ts';

/** What the address of a story is made of. */
export type AddressedStory = {
  readonly id: string;
  readonly slug: string;
  readonly username: string;
  readonly publicationSlug: string | null;
  readonly publicationDomain: string | null;
};

/** Path on the main site: `{slug}-{id}` below the publication or the author (decisions 1). */
export function storyPath(story: AddressedStory): string {
  return postPath({
    id: story.id,
    uniqueSlug: story.slug,
    creator: { username: story.username },
    collection: story.publicationSlug === null ? null : { slug: story.publicationSlug },
  });
}

/** The address under our own name (decisions T10). */
export function storyUrl(siteUrl: string, story: AddressedStory): string {
  return siteUrl + storyPath(story);
}

/** The canonical address: on the custom domain of its publication where it has one. */
export function canonicalStoryUrl(siteUrl: string, story: AddressedStory): string {
  if (story.publicationDomain === null) return storyUrl(siteUrl, story);
  const path = storyPath(story).replace(/^\/[^/]+/, '');
  return `https://${story.publicationDomain}${path}`;
}
