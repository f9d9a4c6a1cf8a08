import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { isFollowing } from '#modules/people/follows/is-following.ts';
import { emptyFeed, readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { readArchive } from '#modules/stories/stories/read-archive.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import { readTrendingStories } from '#modules/stories/stories/read-top-stories.ts';
import { archiveRange } from '#modules/stories/stories/sort-key.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { imageLoader } from '#modules/ground/media/load-images.ts';
import { readPublicationDesign } from '#modules/stories/designs/read-design.ts';
import { findVisiblePublication } from './find-visible-publication.ts';
import { targetOf } from './navigation-destinations.ts';
import { navigationUrl } from './navigation-url.ts';
import { readActivePublications } from './read-active-publications.ts';
import { readNavigation, readSection, readSections, readSubpage } from './read-pages.ts';
import { readFeaturedStories, readSequences, readTagsOf } from './read-shelves.ts';
import { readStaff, readWriters } from './read-staff.ts';
import { viewerRole } from './viewer-role.ts';
import { visiblePublication } from './visible-publications.ts';
import { publicationLoader } from './load-publications.ts';

const image = (imageId: string | null) => (imageId === null ? null : { imageId });

/** The part of the schema in `publications.graphql`. */
export const publicationsGraph = {
  Query: {
    collectionByDomainOrSlug: (_root, { domainOrSlug }, context) => findVisiblePublication(context, domainOrSlug),
    publicationByRef: async (_root, { ref }, context) => {
      if (ref.id) return visiblePublication(await context.loaders.get(publicationLoader).load(ref.id));
      const name = ref.domain ?? ref.slug;
      return name ? findVisiblePublication(context, name) : null;
    },
    collection: async (_root, { id }, context) =>
      visiblePublication(await context.loaders.get(publicationLoader).load(id)),
    activeCollections: (_root, { paging }, context) => readActivePublications(context, readPage(paging)),
  },
  Collection: {
    avatar: (publication) => image(publication.avatarImageId),
    logo: async (publication, _arguments, context) =>
      image((await readPublicationDesign(context, publication)).logoImageId),
    favicon: async (publication, _arguments, context) =>
      image((await readPublicationDesign(context, publication)).faviconImageId ?? publication.avatarImageId),
    compatLegacy: (publication) => ({ id: publication.id }),
    homepage: async (publication, _arguments, context) => {
      const { layout, headerScale, headerColor, headingFont, bodyFont } = await readPublicationDesign(
        context,
        publication,
      );
      return { id: publication.id, layout, headerScale, headerColor, headingFont, bodyFont };
    },
    navigationItems: async (publication, _arguments, context) => {
      const items = await readNavigation(context, publication.id);
      return items.map((item) => Object.assign({ publication }, item));
    },
    socialStats: (publication) => publication,
    postCount: (publication) => publication.storyCount,
    viewerEdge: (publication) => publication,
    staff: (publication, _arguments, context) => readStaff(context, publication.id),
    writers: (publication, { paging }, context) => readWriters(context, publication.id, readPage(paging)),
    tags: (publication, _arguments, context) => readTagsOf(context, publication.id),
    latestPosts: ({ id }, { paging }, context) =>
      readNewestStories(context, { kind: 'publication', id }, readPage(paging)),
    trendingPosts: ({ id }, { paging }, context) =>
      readTrendingStories(context, { kind: 'publication', id }, readPage(paging)),
    featuredPosts: ({ id }, { paging }, context) => readFeaturedStories(context, id, readPage(paging)),
    taggedPosts: async ({ id }, { tagSlug, paging }, context) => {
      const tag = await findTag(context, tagSlug);
      const page = readPage(paging);
      return tag === null
        ? emptyFeed
        : readNewestStories(context, { kind: 'tagInPublication', id, tagId: tag.id }, page);
    },
    archivePosts: async ({ id }, { year, month, day, paging }, context) => {
      const range = archiveRange(year, month, day);
      const page = readPage(paging);
      return range === null ? emptyFeed : readNewestStories(context, { kind: 'publication', id }, page, range);
    },
    archive: ({ id }, { year, month }, context) => readArchive(context, `publication:${id}`, year, month),
    sections: (publication, _arguments, context) => readSections(context, publication.id),
    section: (publication, { slug }, context) => readSection(context, publication.id, slug),
    subpage: (publication, { slug }, context) => readSubpage(context, publication.id, slug),
    sequences: (publication, _arguments, context) => readSequences(context, publication.id),
  },
  ImageReference: {
    id: ({ imageId }) => imageId,
    originalWidth: async ({ imageId }, _arguments, context) =>
      required(await context.loaders.get(imageLoader).load(imageId), 'image').width,
    originalHeight: async ({ imageId }, _arguments, context) =>
      required(await context.loaders.get(imageLoader).load(imageId), 'image').height,
  },
  NavigationItem: {
    destination: (item) => targetOf[item.destination],
    url: (item) => navigationUrl(item.publication.slug, item),
  },
  CollectionViewerEdge: {
    isFollowing: ({ id }, _arguments, context) => isFollowing(context, 'publication', id),
    viewerStaffRole: ({ id }, _arguments, context) => {
      const role = viewerRole(context, id);
      return role === null ? null : roles[role];
    },
  },
  CollectionStaff: { user: ({ person }) => person, role: ({ role }) => roles[role] },
  CollectionSection: {
    posts: ({ id, publicationId, tagId }, { paging }, context) =>
      readNewestStories(
        context,
        tagId === null ? { kind: 'section', id } : { kind: 'tagInPublication', id: publicationId, tagId },
        readPage(paging),
      ),
  },
  CollectionFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

const roles = { owner: 'OWNER', editor: 'EDITOR', writer: 'WRITER' } as const;
