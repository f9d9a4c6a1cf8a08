/** Texts of the staff's lists: pages, topics, reports, banned links. */
export const adminPageMessages = {
  sections: 'Pages for staff',
  status: 'Status and flags',
  pages: 'Pages',
  topics: 'Topics',
  reports: 'Reports',
  bannedLinks: 'Banned links',
  experiments: 'Experiments',
  topicsTitle: 'Topics',
  noTopics: 'There is no topic yet.',
  newTopic: 'The last part of its address, such as small-engines',
  makeTopic: 'Make a topic',
  visibilities: { PUBLIC: 'listed', SPECIAL: 'not listed', STAFF: 'for staff' },
  bannedTitle: 'Banned links',
  bannedText:
    'Nobody may publish these. example.com stands for the domain and all below it, a star for any characters.',
  pattern: 'Domain or address',
  reason: 'Why, for other staff',
  ban: 'Ban',
  unban: 'Allow again',
  unbanNamed: 'Allow {pattern} again',
  noBanned: 'No link is banned.',
} as const;
