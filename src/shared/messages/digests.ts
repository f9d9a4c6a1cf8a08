/** The mail of stories for one reader (NEWS-3, rule 44). */
export const digestMessages = {
  subject: '{title}, and more for you on {site}',
  followed: 'From people you follow',
  topics: 'About your topics',
  picks: 'Picked by our staff',
  resume: 'Pick up where you left off',
  facts: 'By {name} · {minutes} min read',
  unsubscribe: 'Unsubscribe from these digests',
  settings: 'All email settings',
} as const;
