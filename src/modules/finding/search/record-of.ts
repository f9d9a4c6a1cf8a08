import { wireIdOfList } from '#modules/reading/lists/list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import type { SearchHit } from './visible-hits.ts';

export type RecordValue = string | number | boolean | null | readonly RecordValue[] | SearchRecord;
export type SearchRecord = { readonly [name: string]: RecordValue };
export type HitRecord = SearchRecord & { readonly objectID: string };

/** What the protocol tells of a hit, under the names that it has there. */
export async function recordOf(context: ReadContext, { kind, entity }: SearchHit): Promise<HitRecord> {
  const { loaders } = context;
  switch (kind) {
    case 'post': {
      const [creator, collection, tags] = await Promise.all([
        loaders.get(personLoader).load(entity.creatorId),
        entity.publicationId === null ? undefined : loaders.get(publicationLoader).load(entity.publicationId),
        Promise.all(entity.tagIds.map((id) => loaders.get(tagLoader).load(id))),
      ]);
      return {
        objectID: entity.id,
        postId: entity.id,
        title: entity.title,
        subtitle: entity.subtitle,
        slug: entity.slug,
        latestPublishedAt: entity.latestPublishedAt?.getTime() ?? 0,
        firstPublishedAt: entity.firstPublishedAt?.getTime() ?? 0,
        readingTime: entity.readingMinutes,
        isLocked: entity.visibility === 'locked',
        clapCount: entity.clapCount,
        responseCount: entity.responseCount,
        language: entity.language,
        imageId: entity.coverImageId,
        tags: tags.flatMap((tag) => (tag === undefined ? [] : [tag.title])),
        creator: { userId: entity.creatorId, name: creator?.name ?? '', username: creator?.username ?? '' },
        collection:
          collection === undefined
            ? null
            : { collectionId: collection.id, name: collection.name, slug: collection.slug, domain: collection.domain },
      };
    }
    case 'user':
      return {
        objectID: entity.id,
        userId: entity.id,
        username: entity.username,
        name: entity.name,
        bio: entity.bio,
        imageId: entity.imageId,
        peopleType: entity.storyCount > 0 ? 'AUTHOR' : 'READER',
        followerCount: entity.followerCount,
        postCount: entity.storyCount,
      };
    case 'collection':
      return {
        objectID: entity.id,
        collectionId: entity.id,
        name: entity.name,
        slug: entity.slug,
        domain: entity.domain,
        imageId: entity.avatarImageId,
        tagline: entity.tagline,
        description: entity.description,
        followerCount: entity.followerCount,
        postCount: entity.storyCount,
      };
    case 'tag':
      return {
        objectID: entity.id,
        tagSlug: entity.slug,
        displayText: entity.title,
        postCount: entity.storyCount,
        followerCount: entity.followerCount,
      };
    case 'catalog': {
      const owner = await loaders.get(personLoader).load(entity.ownerId);
      return {
        objectID: entity.id,
        catalogId: wireIdOfList(entity),
        name: entity.name,
        slug: entity.slug,
        description: entity.description,
        itemCount: entity.itemCount,
        followerCount: entity.followerCount,
        creator: { userId: entity.ownerId, name: owner?.name ?? '', username: owner?.username ?? '' },
      };
    }
  }
}
