/** Why a story stands on the home of a reader (rule 40), and what it says when they ask for less of it. */
export const homeFeedMessages = {
  fromAuthor: 'From {name}, whom you follow',
  fromPublication: 'In {name}, which you follow',
  reposted: '{name} passed this on',
  fromTopic: 'In {name}, a topic that you follow',
  staffPick: 'A staff pick',
  popular: 'Read much in the last days',
  latest: 'New here',
  coFollowed: 'Followed by others who follow {topic}',
  writesAbout: 'Writes about {topic}',
  noSuchStory: 'This story is not there any more.',
  noSuchSource: 'The story has no such topic or publication.',
} as const;
