import { expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { audienceOf } from './audience.ts';
import { bodyPictures, type DraftFacts, factsOfDocument } from './draft-facts.ts';
import { publicationChoices } from './field-props.ts';
import { formOf, isSameForm, publishInput } from './publish-form.ts';
import { publishWarnings } from './publish-warnings.ts';
import { firstForm } from './use-publish-form.ts';

const id = '0123456789abcdef0123456789abcdef';
const story: StorySettings = {
  __typename: 'Post',
  id: '0123456789ab',
  title: 'Rain',
  subtitle: '',
  excerpt: 'It rains.',
  uniqueSlug: 'rain',
  url: 'https://longhand.example/@ada/rain-0123456789ab',
  mediumUrl: 'https://longhand.example/@ada/rain-0123456789ab',
  readingTime: 1,
  firstPublishedAt: null,
  latestPublishedAt: null,
  isUndated: false,
  isPublished: false,
  visibility: 'LOCKED',
  license: 'CC_BY',
  language: 'en',
  canonicalUrl: null,
  seoTitle: null,
  seoDescription: 'About rain',
  aiDisclosure: 'NONE',
  responseLevel: 'FOLLOWERS',
  isResponsesClosed: false,
  mailing: null,
  previewImage: {
    __typename: 'PreviewImage',
    id,
    focusPercentX: 20,
    focusPercentY: 80,
    alt: 'Rain',
    originalWidth: 1200,
    originalHeight: 800,
  },
  tags: [{ __typename: 'Tag', id: '1', slug: 'rain', displayTitle: 'Rain' }],
  creator: {
    __typename: 'User',
    id: 'u',
    name: 'Ada',
    username: 'ada',
    imageId: null,
    isUnclaimed: false,
    membership: null,
  },
  collection: null,
  viewerCan: { __typename: 'PostViewerCan', edit: true, publish: true, noPublishReason: null, delete: true },
  settings: {
    __typename: 'PostSettings',
    id: '0123456789ab',
    filter: 'SCHEDULED',
    publishingActions: ['PUBLISH_POST', 'SCHEDULE_POST_PUBLISH'],
    scheduledAt: Date.UTC(2026, 10, 23, 8),
    scheduleTimeZone: 'Europe/Berlin',
    scheduleFailure: null,
    isMailed: false,
    isLanguageChosen: false,
    isPinned: false,
    isFeatured: false,
    trashedAt: null,
    purgedAt: null,
  },
};

test('WRITE-3: the form begins with the settings as they are, and gives them back', () => {
  const form = formOf(story, 'UTC');
  expect(form.schedule).toEqual({ isOn: true, date: '2026-11-23', time: '09:00', zone: 'Europe/Berlin' });
  expect(form.language).toBe('');
  expect(publishInput(story.id, 7, form)).toEqual({
    postId: story.id,
    baseRev: 7,
    topics: ['Rain'],
    visibility: 'LOCKED',
    collectionId: null,
    isMailed: false,
    canonicalUrl: null,
    seoTitle: null,
    seoDescription: 'About rain',
    license: 'CC_BY',
    aiDisclosure: 'NONE',
    language: null,
    responseLevel: 'FOLLOWERS',
    isResponsesClosed: false,
    coverImageId: id,
    coverAlt: 'Rain',
    coverFocusPercentX: 20,
    coverFocusPercentY: 80,
    scheduleAt: Date.UTC(2026, 10, 23, 8),
    timeZone: 'Europe/Berlin',
  });
  expect(isSameForm(form, formOf(story, 'UTC'))).toBe(true);
  expect(isSameForm(form, { ...form, topics: [] })).toBe(false);
});

test('WRITE-3: one sentence says who will see it, and when', () => {
  const form = formOf(story, 'UTC');
  const now = { ...form, schedule: { ...form.schedule, isOn: false } };
  expect(audienceOf(form, undefined)).toBe(
    'Members will be able to read all of this starting Mon, Nov 23, 2026, 09:00 (Europe/Berlin), and everyone else the beginning.',
  );
  expect(audienceOf({ ...now, visibility: 'PUBLIC' }, 'Harbour')).toBe(
    'Everyone will be able to read this right away. It will appear in Harbour.',
  );
  expect(audienceOf({ ...now, visibility: 'UNLISTED' }, undefined)).toContain('Anyone with the link');
  // The clocks of Berlin skip that time: it goes out neither then nor right away.
  const gap = { isOn: true, date: '2027-03-28', time: '02:30', zone: 'Europe/Berlin' };
  expect(audienceOf({ ...now, schedule: gap }, undefined, 3)).toBe('');
});

test('WRITE-3: what may have been forgotten is said before publishing', () => {
  const empty = { title: '', subtitle: '', excerpt: '', pictures: [], wordCount: 0 };
  const facts: DraftFacts = { ...empty, tkCount: 2, picturesWithoutAlt: 1 };
  const { cover } = formOf(story, 'UTC');
  expect(publishWarnings(facts, { ...cover, alt: ' ' })).toEqual([
    'The story has no title.',
    'The story has no words yet.',
    '2 places are still marked TK.',
    'One picture is missing alt text for people who can’t see it.',
    'The cover is missing alt text for people who can’t see it.',
  ]);
  const long = { ...facts, title: 'x'.repeat(151), subtitle: 'x'.repeat(281) };
  expect(publishWarnings(long, cover).slice(0, 2)).toEqual([
    'The title has 151 characters. The limit is 150.',
    'The subtitle has 281 characters. The limit is 280.',
  ]);
  expect(publishWarnings({ ...facts, title: 'Rain', wordCount: 2, tkCount: 0, picturesWithoutAlt: 0 }, cover)).toEqual(
    [],
  );
});

test('WRITE-3: a cover is chosen among the stored pictures of the body, each once', () => {
  const picture = { kind: 'stored', imageId: id, width: 1200, height: 800, focusPercentX: 10 } as const;
  const image = { id: 'i001', type: 'image', picture, alt: 'Rain', layout: 'inset' } as const;
  const missing = { ...image, id: 'i002', picture: { kind: 'missing', url: 'https://a.example/b.png' } } as const;
  expect(bodyPictures(storyDocument(paragraph('It rains.'), image, missing, { ...image, id: 'i003' }))).toEqual([
    { imageId: id, width: 1200, height: 800, alt: 'Rain', focusX: 10, focusY: 50 },
  ]);
});

test('WRITE-3: a draft that stands in no editor is counted by the same rules', () => {
  const facts = factsOfDocument(' Rain ', '', storyDocument(paragraph('It rains TK often, TKTK. ATK is a word.')));
  expect(facts).toMatchObject({
    title: 'Rain',
    excerpt: 'It rains TK often, TKTK. ATK is a word.',
    wordCount: 9,
    tkCount: 2,
    pictures: [],
    picturesWithoutAlt: 0,
  });
});

test('WRITE-3: a new story takes the first picture and the publication that it was begun for, another one nothing', () => {
  const picture = { imageId: id, width: 3, height: 2, alt: '', focusX: 50, focusY: 50 };
  const facts: DraftFacts = {
    title: 'Rain',
    subtitle: '',
    excerpt: '',
    pictures: [picture],
    wordCount: 2,
    tkCount: 0,
    picturesWithoutAlt: 1,
  };
  const bare = { ...story, previewImage: null };
  expect(firstForm(bare, facts, 'harbour')).toMatchObject({ cover: picture, collectionId: 'harbour' });
  const published = { ...bare, isPublished: true, firstPublishedAt: 1 };
  expect(firstForm(published, facts, 'harbour')).toMatchObject({ cover: { imageId: null }, collectionId: null });
});

test('WRITE-3: publications are offered to owners and editors, and the one of the story to whoever edits it', () => {
  const shelf = (name: string, viewerStaffRole: 'OWNER' | 'EDITOR' | 'WRITER') =>
    ({
      __typename: 'Collection',
      id: name,
      slug: name,
      name,
      domain: null,
      avatar: null,
      newsletters: [],
      viewerEdge: { __typename: 'CollectionViewerEdge', id: name, viewerStaffRole },
    }) as const;
  const publisher = {
    ...story.creator,
    newsletter: null,
    publications: [shelf('a', 'OWNER'), shelf('b', 'WRITER'), shelf('c', 'EDITOR')],
  };
  expect(publicationChoices(publisher, null).map(({ name }) => name)).toEqual(['a', 'c']);
  expect(publicationChoices(publisher, shelf('b', 'WRITER')).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});
