/** Texts of the landing page. */
export const homeMessages = {
  title: 'Stories worth your time',
  description:
    'Essays, reports, stories and notes by people who know what they write about. Open to read, without an account.',
  heading: 'Stories worth your time',
  introduction: 'Essays, reports, fiction and working notes by people who know what they write about.',
  startReading: 'Start reading',
  browseTopics: 'Browse topics',
  trending: 'Trending',
  staffPicks: 'Staff picks',
  latest: 'Latest',
  publications: 'Publications',
  topics: 'Topics',
  allTopics: 'All topics',
  seeAllPicks: 'See the full list',
  empty: 'No stories yet.',
} as const;

/** Words under every list that goes on. */
export const feedMessages = {
  older: 'Older stories',
  more: 'Show more',
  newest: 'Back to the newest',
  first: 'Back to the start',
  loading: 'Loading more…',
  failed: 'We couldn’t load more.',
  tryAgain: 'Try again',
} as const;
