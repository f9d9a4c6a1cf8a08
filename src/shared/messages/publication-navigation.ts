import type { NavigationFault, NavigationTarget } from '../publications/navigation-rules.ts';

/** Texts of arranging the bar of a publication. */
export const publicationNavigationMessages = {
  title: 'Navigation',
  hint: 'What’s in the bar below your publication’s name, in this order. A link to another site comes last.',
  counted: '{count} of {most} items.',
  empty: 'The bar has no items yet.',
  itemTitle: 'Title',
  destination: 'Links to',
  page: 'Page',
  section: 'Feature page',
  topic: 'Topic',
  story: 'Address of the story',
  address: 'Address',
  choose: 'Choose one',
  add: 'Add item',
  remove: 'Remove',
  removeNamed: 'Remove {title}',
  drag: 'Move {title}: drag, or press Alt and an arrow key',
  moveUp: 'Move {title} up',
  moveDown: 'Move {title} down',
  moved: '{title} is now number {place} of {count}.',
  removed: 'Removed {title}.',
  changedMeanwhile:
    'Someone else changed the navigation while you were editing it. Copy what you need, then reload the page to see it.',
  unnamed: 'the new item',
} as const;

export const navigationTargetNames: Readonly<Record<NavigationTarget, string>> = {
  LATEST: 'Latest stories',
  TRENDING: 'Trending stories',
  ARCHIVE: 'Archive',
  ABOUT: 'About page',
  PAGE: 'One of your pages',
  SECTION: 'A feature page',
  TAG_FEED: 'Your stories about a topic',
  TOPIC_PAGE: 'A topic across the whole site',
  POST: 'A story',
  EXTERNAL_URL: 'Another site',
};

export const navigationFaultMessages: Readonly<Record<NavigationFault, string>> = {
  tooManyItems: 'The bar can have up to 20 items.',
  titleMissing: 'Give it a title.',
  titleTooLong: 'Keep the title to 40 characters.',
  secondOutside: 'Only one item can link to another site.',
  pageMissing: 'Choose a page that still exists.',
  sectionMissing: 'Choose a feature page that still exists.',
  topicMissing: 'Enter a topic.',
  storyInvalid: 'Paste the address of a published story on this site.',
  addressInvalid: 'Paste a full address, starting with https:// or http://.',
};
