import type { RouteEntry } from '../route.ts';

const archiveFlag = 'enable_lite_archive_page';

/** Tags and topics. `ShowTagPostsTop` is the address without a period, which goes back to the tag. */
export const tagRoutes = [
  { name: 'ShowTagPosts', path: '/tag/{tagSlug}', page: 'tag' },
  { name: 'ShowTagPostsLatest', path: '/tag/{tagSlug}/latest', page: 'redirect', redirect: { to: 'ShowTagPosts' } },
  { name: 'ShowTagRecommended', path: '/tag/{tagSlug}/recommended', page: 'topic-recommended' },
  { name: 'ShowTagWhoToFollow', path: '/tag/{tagSlug}/who-to-follow', page: 'topic-who-to-follow' },
  {
    name: 'ShowTagPostsTop',
    path: '/tag/{tagSlug}/top',
    page: 'redirect',
    redirect: { to: 'ShowTagPosts', isTemporary: true },
  },
  { name: 'ShowTagPostsTopByPeriod', path: '/tag/{tagSlug}/top/{timePeriod}', page: 'tag' },
  { name: 'ShowTagArchive', path: '/tag/{tagSlug}/archive', page: 'tag-archive', flag: archiveFlag },
  { name: 'ShowTagArchiveYear', path: '/tag/{tagSlug}/archive/{year}', page: 'tag-archive', flag: archiveFlag },
  {
    name: 'ShowTagArchiveMonth',
    path: '/tag/{tagSlug}/archive/{year}/{month}',
    page: 'tag-archive',
    flag: archiveFlag,
  },
  {
    name: 'ShowTagArchiveDay',
    path: '/tag/{tagSlug}/archive/{year}/{month}/{day}',
    page: 'tag-archive',
    flag: archiveFlag,
  },
  { name: 'ShowTopic', path: '/topic/{topicSlug}', page: 'topic' },
  { name: 'EditTopic', path: '/topic/{topicSlug}/edit', page: 'topic-editor', requiresViewer: true },
  { name: 'AddPostsToTopic', path: '/topic/{topicSlug}/add-posts', page: 'topic-editor', requiresViewer: true },
] as const satisfies readonly RouteEntry[];
