/** Why a story stands on the home of a reader (rule 40), and what it says when they ask for less of it. */
export const homeFeedMessages = {
  fromAuthor: 'From {name}, who you follow',
  fromPublication: 'In {name}, which you follow',
  reposted: '{name} reposted',
  fromTopic: 'In {name}, a topic you follow',
  staffPick: 'A staff pick',
  boosted: 'Chosen by our curators',
  popular: 'Popular lately',
  latest: 'New',
  coFollowed: 'Followed by others who follow {topic}',
  writesAbout: 'Writes about {topic}',
  noSuchStory: 'This story is no longer here.',
  noSuchSource: 'The story isn’t in that topic or publication.',
} as const;
