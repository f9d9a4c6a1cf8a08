import { expect, test } from 'vitest';
import { adminPostPath, adminUserPath, GIFT_TYPE, giftCodeMembershipPath, postStatsPath } from './account-links.ts';
import { profileDesignPath, settingsPath, signOutPath, yourStoriesPath } from './account-links.ts';
import { buildPath } from './build-path.ts';
import { listPath, listSharePath, newStoryPath, postPath, postSharePath, postSubPath } from './link-shapes.ts';
import { profilePath, searchPath, seriesPath, shortPostPath, tagPath } from './link-shapes.ts';
import { newsletterPath, publicationArchivePath, publicationPath } from './publication-links.ts';
import { publicationSubmissionsPath, publicationTagFeedPath, publicationTagPath } from './publication-links.ts';

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
  [newStoryPath(), '/new-story'],
  [newStoryPath('q1'), '/new-story?inResponseToQuoteId=q1'],
  [tagPath('rain'), '/tag/rain'],
  [seriesPath({ id: 'abc', slug: 'rain' }), '/series/abc'],
  [seriesPath({ id: 'abc', slug: 'rain', collection: {} }), '/s/rain'],
  [searchPath({ q: 'a b' }), '/search?q=a+b'],
  [searchPath({ category: 'users' }), '/search/users'],
  [searchPath({ q: 'x', collectionSlug: 'bread' }), '/bread/search?q=x'],
  [publicationPath('bread'), '/bread'],
  [publicationPath('bread', 'new-newsletter'), '/bread/new-newsletter'],
  [publicationSubmissionsPath('bread'), '/bread/stories/submissions'],
  [publicationTagPath('bread', 'rye'), '/bread/tagged/rye'],
  [publicationTagFeedPath('bread', 'rye'), '/bread/feed/tagged/rye'],
  [publicationArchivePath('bread', 2020), '/bread/archive/2020'],
  [publicationArchivePath('bread', 2020, 5), '/bread/archive/2020/05'],
  [publicationArchivePath('bread', 2020, 5, 3), '/bread/archive/2020/05/03'],
  [newsletterPath('bread', '7', 'new-email'), '/bread/newsletters/7/new-email'],
  [giftCodeMembershipPath('ABC', GIFT_TYPE.groupGift), '/membership?giftCode=ABC&giftType=31'],
  [settingsPath(), '/me/settings'],
  [settingsPath('membership'), '/me/settings#membership'],
  [yourStoriesPath('deleted'), '/me/stories/deleted'],
  [profileDesignPath({ unfold: 'colour' }), '/me/design?unfold=colour'],
  [postStatsPath('abc'), '/me/stats/post/abc'],
  [signOutPath('t1'), '/m/signout/t1'],
  [adminUserPath('u1'), '/_/admin/users/u1'],
  [adminPostPath('p1'), '/_/admin/v2/posts/p1'],
  [buildPath('ShowErrorPage'), '/_/oh-noes'],
  [buildPath('ReadSitemap'), '/sitemap/sitemap.xml'],
])('ROUTE-16: link shape %s', (built, shape) => {
  expect(built).toBe(shape);
});
