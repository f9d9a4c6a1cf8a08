/** Texts of the library: one's own lists, those of others, and what was read (1§2, decisions 33–38). */
export const libraryMessages = {
  title: 'Your library',
  tabs: 'Sections of your library',
  reading: 'Reading list',
  resume: 'Resume reading',
  purchased: 'Purchased',
} as const;
