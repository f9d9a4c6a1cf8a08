/** Texts of the top stories of a day, and of those that are read most now. */
export const topStoriesMessages = {
  topStoriesTitle: 'Top stories of {date}',
  topStoriesDescription: 'The most-read stories of {date}.',
  topStoriesDays: 'Days',
  topStoriesEmpty: 'No stories were published on this day.',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  browseTopTitle: 'Trending now',
  browseTopDescription: 'The most-read stories of the last few days.',
  browseTopEmpty: 'Nothing has been read yet. Trending stories will show up here.',
} as const;
