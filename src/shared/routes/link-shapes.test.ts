import { expect, test } from 'vitest';
import { GIFT_TYPE, postStatsPath, settingsPath, signOutPath, yourStoriesPath } from './account-links.ts';
import { buildPath } from './build-path.ts';
import { listPath, listSharePath, postPath, postSharePath, postSubPath } from './link-shapes.ts';
import { profilePath, searchPath, shortPostPath, tagPath } from './link-shapes.ts';
import { publicationPath, publicationTagPath } from './publication-links.ts';

const post = { id: '0123456789ab', uniqueSlug: 'rain', creator: { username: 'ada' } };

test.each([
  [profilePath('ada'), '/@ada'],
  [profilePath('ada', 'has-recommended'), '/@ada/has-recommended'],
  [listPath('ada', 'rain-12'), '/@ada/list/rain-12'],
  [listSharePath('ada', '12', 'linkedIn'), '/@ada/list/12/share/linkedIn'],
  [postPath(post), '/@ada/rain-0123456789ab'],
  [postPath({ ...post, uniqueSlug: '' }), '/@ada/0123456789ab'],
  [postPath({ ...post, collection: { slug: 'bread' } }), '/bread/rain-0123456789ab'],
  [postPath({ id: post.id }), '/p/0123456789ab'],
  [shortPostPath(post.id), '/p/0123456789ab'],
  [postSubPath(post.id, 'info'), '/p/0123456789ab/info'],
  [postSharePath(post.id, 'twitter'), '/p/0123456789ab/share/twitter'],
  [buildPath('ShowNewStory'), '/new-story'],
  [buildPath('ShowNewStory', {}, { inResponseToQuoteId: 'q1' }), '/new-story?inResponseToQuoteId=q1'],
  [tagPath('rain'), '/tag/rain'],
  [buildPath('ShowSeries', { postId: 'abc' }), '/series/abc'],
  [buildPath('ShowSequence', { sequenceSlug: 'rain' }), '/s/rain'],
  [searchPath({ q: 'a b' }), '/search?q=a+b'],
  [searchPath({ category: 'users' }), '/search/users'],
  [searchPath({ q: 'x', collectionSlug: 'bread' }), '/bread/search?q=x'],
  [publicationPath('bread'), '/bread'],
  [publicationPath('bread', 'new-newsletter'), '/bread/new-newsletter'],
  [
    buildPath('ManageCollectionStories', { collectionSlug: 'bread', filterBy: 'submissions' }),
    '/bread/stories/submissions',
  ],
  [publicationTagPath('bread', 'rye'), '/bread/tagged/rye'],
  [buildPath('ShowCollectionTaggedFeed', { collectionSlug: 'bread', tagSlug: 'rye' }), '/bread/feed/tagged/rye'],
  [buildPath('ShowCollectionArchiveYear', { collectionSlug: 'bread', year: 2020 }), '/bread/archive/2020'],
  [
    buildPath('ShowCollectionArchiveMonth', { collectionSlug: 'bread', year: 2020, month: '05' }),
    '/bread/archive/2020/05',
  ],
  [
    buildPath('ShowCollectionArchiveDay', { collectionSlug: 'bread', year: 2020, month: '05', day: '03' }),
    '/bread/archive/2020/05/03',
  ],
  [
    buildPath('ShowNewNewsletterEmail', { collectionSlug: 'bread', newsletterId: '7' }),
    '/bread/newsletters/7/new-email',
  ],
  [
    buildPath('ShowMembershipLanding', {}, { giftCode: 'ABC', giftType: GIFT_TYPE.groupGift }),
    '/membership?giftCode=ABC&giftType=31',
  ],
  [settingsPath(), '/me/settings'],
  [settingsPath('membership'), '/me/settings#membership'],
  [yourStoriesPath('deleted'), '/me/stories/deleted'],
  [buildPath('DesignUser', {}, { unfold: 'colour' }), '/me/design?unfold=colour'],
  [postStatsPath('abc'), '/me/stats/post/abc'],
  [signOutPath('t1'), '/m/signout/t1'],
  [buildPath('ShowAdminUser', { id: 'u1' }), '/_/admin/users/u1'],
  [buildPath('ShowAdminPost', { id: 'p1' }), '/_/admin/v2/posts/p1'],
  [buildPath('ShowErrorPage'), '/_/oh-noes'],
  [buildPath('ReadSitemap'), '/sitemap/sitemap.xml'],
])('ROUTE-16: link shape %s', (built, shape) => {
  expect(built).toBe(shape);
});
