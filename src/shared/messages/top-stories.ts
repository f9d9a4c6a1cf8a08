/** Texts of the top stories of a day, and of those that are read most now. */
export const topStoriesMessages = {
  topStoriesTitle: 'Top stories of {date}',
  topStoriesDescription: 'What was read most on {date}.',
  topStoriesDays: 'Days',
  topStoriesEmpty: 'No story was published on this day.',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  browseTopTitle: 'Trending now',
  browseTopDescription: 'The stories that were read most in the last days.',
  browseTopEmpty: 'Nothing has been read yet: trending stories will stand here.',
} as const;
