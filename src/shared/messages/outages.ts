/** What is said while the site lacks what it cannot do without (rule 249). */
export const outageMessages = {
  title: 'Back soon',
  page: {
    FULL: 'This site has run out of disk space, so it can’t save anything right now. What was saved is safe. Please try again later.',
    AWAY: 'This site can’t reach its database right now. Nothing is lost. Please try again in a minute.',
  },
  change: {
    FULL: 'This site has run out of disk space, so nothing was saved. Please try again later.',
    AWAY: 'This site can’t reach its database right now, so nothing was saved. Please try again in a minute.',
  },
  operator: {
    FULL: 'The disk is full ({words}). Make room on it, or move the site to a larger one. Nothing that was saved is lost.',
    AWAY: 'The database isn’t answering ({words}). Start it, or correct DATABASE_URL.',
  },
} as const;
