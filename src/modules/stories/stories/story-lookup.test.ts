import { describe, expect, test } from 'vitest';
import type { Person } from '#modules/people/people/person.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type LookupFacts, lookUpStory, lookupStatus } from './story-lookup.ts';
import type { Story } from './story.ts';

const creator: Person = {
  id: '0000000000aa',
  username: 'ada',
  name: 'Ada',
  bio: '',
  imageId: null,
  websiteUrl: null,
  twitterScreenName: null,
  domain: null,
  isUnclaimed: false,
  state: 'active',
  followerCount: 0,
  followingCount: 0,
  storyCount: 1,
  createdAt: new Date(0),
};
const story: Story = {
  id: '0000000000bb',
  creatorId: creator.id,
  authorIds: [creator.id],
  publicationId: null,
  title: 'A story',
  subtitle: '',
  slug: 'a-story',
  excerpt: '',
  language: 'en',
  state: 'published',
  visibility: 'public',
  isListed: true,
  isWithheld: false,
  license: 'ALL_RIGHTS_RESERVED',
  canonicalUrl: null,
  coverImageId: null,
  coverWidth: null,
  coverHeight: null,
  coverPlaceholder: null,
  coverAlt: '',
  coverFocusX: 50,
  coverFocusY: 50,
  tagIds: [],
  readingMinutes: 1,
  wordCount: 10,
  sortKey: 0,
  firstPublishedAt: new Date(0),
  latestPublishedAt: new Date(0),
  isUndated: false,
  clapCount: 0,
  responseCount: 0,
  isResponsesClosed: false,
  translationGroupId: null,
  seriesId: null,
  seoTitle: null,
  seoDescription: null,
  aiDisclosure: 'none',
  lockSource: 'NONE',
  editedAt: null,
  responseLevel: 'everyone',
  updatedAt: new Date(0),
};
const stranger = buildViewer({ personId: '0000000000cc' });
const moderator = buildViewer({ personId: '0000000000ee', roles: new Set(['MODERATOR']) });
const author: Viewer = { ...stranger, personId: creator.id };
const facts: LookupFacts = { story, creator, withheldIn: [], viewer: null, country: 'DE' };
const kindOf = (changes: Partial<LookupFacts>): string => lookUpStory({ ...facts, ...changes }).kind;

describe('STORY-2: every lookup result', () => {
  test.each<[string, number, Partial<LookupFacts>]>([
    ['story', 200, {}],
    ['notFound', 404, { story: undefined }],
    ['notFound', 404, { creator: { ...creator, state: 'deactivated' } }],
    ['notFound', 404, { story: { ...story, state: 'draft' } }],
    ['unauthorized', 401, { story: { ...story, state: 'draft' }, link: 'wrong' }],
    ['unauthorized', 401, { story: undefined, link: 'wrong' }],
    ['story', 200, { story: { ...story, state: 'draft' }, link: 'opens' }],
    ['notFound', 404, { story: { ...story, state: 'draft' }, creator: { ...creator, state: 'suspended' } }],
    ['notFound', 404, { story: { ...story, state: 'draft' }, withheldIn: [''] }],
    ['notFound', 404, { story: { ...story, state: 'trashed', firstPublishedAt: null } }],
    ['removedByUser', 410, { story: { ...story, state: 'trashed', firstPublishedAt: null }, viewer: author }],
    ['notFound', 404, { story: { ...story, state: 'draft' }, viewer: stranger }],
    ['story', 200, { story: { ...story, state: 'draft' }, viewer: author }],
    ['story', 200, { story: { ...story, visibility: 'unlisted', isListed: false } }],
    ['accountDeleted', 410, { creator: { ...creator, state: 'deleted' } }],
    ['accountSuspended', 410, { creator: { ...creator, state: 'suspended' } }],
    ['story', 200, { creator: { ...creator, state: 'suspended' }, viewer: author }],
    ['blocked', 403, { viewer: { ...stranger, blockedBy: new Set([creator.id]) } }],
    ['blocking', 403, { viewer: { ...stranger, blocking: new Set([creator.id]) } }],
    ['postSuspended', 410, { story: { ...story, state: 'suspended' } }],
    ['story', 200, { story: { ...story, state: 'suspended' }, viewer: author }],
    ['story', 200, { story: { ...story, state: 'suspended' }, viewer: moderator }],
    ['postSuspended', 410, { story: { ...story, state: 'suspended' }, viewer: { ...moderator, isSuspended: true } }],
    ['removedByUser', 410, { story: { ...story, state: 'trashed' } }],
    ['unavailableForLegalReasons', 451, { withheldIn: [''] }],
    ['unavailableForLegalReasons', 451, { withheldIn: [''], viewer: author }],
    ['withheldInCountry', 451, { withheldIn: ['FR', 'DE'] }],
    ['story', 200, { withheldIn: ['FR'] }],
    ['story', 200, { withheldIn: ['FR'], country: null }],
  ])('%s with status %i', (kind, status, changes) => {
    const outcome = lookUpStory({ ...facts, ...changes });
    expect(outcome.kind).toBe(kind);
    expect(lookupStatus[outcome.kind]).toBe(status);
  });

  test('a legal reason goes before every other', () => {
    const gone = { ...creator, state: 'deleted' } as const;
    expect(kindOf({ withheldIn: [''], creator: gone, story: { ...story, state: 'trashed' } })).toBe(
      'unavailableForLegalReasons',
    );
  });
});
