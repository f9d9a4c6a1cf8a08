import type { RoleScene } from './role-scene.ts';

/** A design as somebody sends it. */
export const design = {
  fonts: 'LONGHAND',
  headerScale: 'MEDIUM',
  layout: 'LIST',
  headerColor: null,
  accentColor: null,
  backgroundColor: null,
  logoImageId: null,
  heroImageId: null,
  faviconImageId: null,
  sections: ['LATEST'],
};

/** A page of a publication, new. */
export const pageOf = ({ publicationId: collectionId }: RoleScene) => ({
  collectionId,
  pageId: null,
  revision: null,
  slug: 'house-style',
  title: 'House style',
  text: 'Short words.',
});

/** A section with one story, new. */
export const sectionOf = ({ publicationId: collectionId, storyId }: RoleScene) => ({
  collectionId,
  sectionId: null,
  revision: null,
  title: 'Walks',
  slug: 'walks',
  topic: null,
  postIds: [storyId],
});

/** A newsletter of a publication, new. */
export const newsletterOf = ({ publicationId: collectionId }: RoleScene) => ({
  collectionId,
  input: {
    name: 'Field notes',
    description: '',
    cadence: '',
    senderName: '',
    replyTo: '',
    sendsStories: true,
    welcomeSubject: '',
    welcomeText: '',
  },
});
