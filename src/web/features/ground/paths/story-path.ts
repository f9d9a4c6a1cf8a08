import { domainPath } from '#shared/links/domain-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';

/** What the address of a story is made of. */
export type AddressedStory = {
  readonly id: string;
  readonly uniqueSlug: string;
  readonly creator: { readonly username: string };
  readonly collection?: { readonly slug: string; readonly domain?: string | null } | null;
};

/** `{slug}-{id}`, or the id alone where the title gives no slug (rule 1). */
function storySegment(story: AddressedStory): string {
  return story.uniqueSlug === '' ? story.id : `${story.uniqueSlug}-${story.id}`;
}

/** Address of a story for a `Link`: on or below its publication, or below its author. */
export function storyPath(story: AddressedStory): string {
  const postId = storySegment(story);
  const { collection } = story;
  if (!collection) return buildPath('ShowPostUnderUser', { username: story.creator.username, postId });
  if (collection.domain) return domainPath(collection.domain, `/${postId}`);
  return buildPath('ShowPostUnderCollection', { collectionSlug: collection.slug, postId });
}
