import type { Tables } from '#modules/ground/tables.ts';
import type { Kind } from './fields.ts';
import type { PortableTable } from './portable-table.ts';
import { tablesBeforeStories, tablesOfChoices } from './tables-of-publications.ts';
import { tablesOfFollowing, tablesOfPeople } from './tables-of-people.ts';
import { tablesOfLists, tablesOfReaders } from './tables-of-readers.ts';

/** What comes in before the stories, since they stand in it. */
export const tablesFirst: readonly PortableTable[] = [...tablesOfPeople, ...tablesBeforeStories];

/** What hangs on stories, in the order in which it can come in. */
export const tablesAfterStories: readonly PortableTable[] = [
  ...tablesOfChoices,
  ...tablesOfLists,
  ...tablesOfReaders,
  ...tablesOfFollowing,
];

/** Every table that leaves as rows; stories leave as files of their own. */
export const portableTables: readonly PortableTable[] = [...tablesFirst, ...tablesAfterStories];

/** Where a thing that a row points to is kept. */
export const tableOfKind: Readonly<Record<Kind, keyof Tables>> = {
  person: 'person',
  story: 'story',
  publication: 'publication',
  list: 'list',
  response: 'response',
  series: 'series',
  tag: 'tag',
  image: 'image',
  topic: 'topic',
  section: 'publication_section',
  note: 'private_note',
  book: 'book',
  newsletter: 'newsletter',
};
