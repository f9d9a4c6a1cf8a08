/** Texts of the menu by which a publication is managed. */
export const publicationMenuMessages = {
  manage: 'Manage {name}',
  write: 'Write a story',
  stories: 'Stories',
  featured: 'Featured stories',
  newsletter: 'Newsletter',
  stats: 'Stats',
  followers: 'Followers',
  homepage: 'Info & Homepage',
  submission: 'Submission',
  navigation: 'Navigation',
  subpages: 'Subpages',
  about: 'About',
  staff: 'Staff',
  settings: 'Settings',
} as const;
