/** Texts of the left sidebar. */
export const sidebarMessages = {
  label: 'Sidebar',
  menu: 'Menu',
  menuUnread: 'Menu, with something new',
  close: 'Close the menu',
  home: 'Home',
  library: 'Library',
  profile: 'Profile',
  stories: 'Stories',
  stats: 'Stats',
  following: 'Following',
  unread: 'New stories',
  viewFeeds: 'View feeds',
  discover: 'Discover more writers and publications to follow.',
  seeSuggestions: 'See suggestions',
  loadFailed: 'Something went wrong when trying to load your following list.',
  tryAgain: 'Try again',
} as const;
