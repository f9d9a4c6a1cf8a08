import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import type { AddressedStory } from './story-address.ts';
import type { Story } from './story.ts';

/** What the address of a loaded story is made of; its owners are loaded with it. */
export async function addressOfStory(context: ReadContext, story: Story): Promise<AddressedStory> {
  const { loaders } = context;
  const creator = required(await loaders.get(personLoader).load(story.creatorId), 'creator');
  const publication =
    story.publicationId === null ? undefined : await loaders.get(publicationLoader).load(story.publicationId);
  return {
    id: story.id,
    slug: story.slug,
    username: creator.username,
    publicationSlug: publication?.slug ?? null,
    publicationDomain: publication?.domain ?? null,
    authorDomain: creator.domain,
  };
}
