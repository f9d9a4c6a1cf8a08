/** What the address of a story is made of. */
export type AddressedStory = {
  readonly id: string;
  readonly uniqueSlug: string;
  readonly creator: { readonly username: string };
  readonly collection?: { readonly slug: string } | null;
};

/** `{slug}-{id}`, or the id alone where the title gives no slug (decisions 1). */
export function storySegment(story: AddressedStory): string {
  return story.uniqueSlug === '' ? story.id : `${story.uniqueSlug}-${story.id}`;
}

/** Path of a story on the main site: below its publication, or below its author (2§2.8). */
export function storyPath(story: AddressedStory): string {
  const owner = story.collection ? story.collection.slug : `@${story.creator.username}`;
  return `/${encodeURI(owner)}/${storySegment(story)}`;
}
