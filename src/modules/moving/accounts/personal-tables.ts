import { accountTables } from './account-tables.ts';
import { draftTables } from './draft-tables.ts';
import type { PersonalTable } from './personal-table.ts';
import { federationTables } from './federation-tables.ts';
import { moneyTables } from './money-tables.ts';
import { readerTables } from './reader-tables.ts';
import { staffAndAppTables } from './staff-and-app-tables.ts';
import { listColumns, MADE, storyColumns, storyLeftOut } from './told-columns.ts';

const STORIES = { by: 'stories/erase-stories-of.ts' } as const;
const FOLLOW = { by: 'account-exports/read-follows-of.ts', columns: { followedAt: 'created_at' } } as const;
const CLAPS = { by: 'claps/take-claps-back.ts' } as const;
const FOLLOWS = { by: 'follows/erase-follows-of.ts' } as const;

/**
 * Every table with a column that names a person, with what the archive of rule 143 tells of it and
 * what erasing the account does to it. A test walks the database and fails where a column is missing here.
 * In the order in which rows can be deleted.
 */
export const personalTables: readonly PersonalTable[] = [
  ...staffAndAppTables,
  ...readerTables,
  ...draftTables,
  ...moneyTables,
  ...federationTables,
  ...accountTables,
  {
    table: 'clap',
    column: 'person_id',
    exported: {
      file: 'claps.json',
      columns: { storyId: 'story_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'response_clap',
    column: 'person_id',
    exported: {
      file: 'claps-for-responses.json',
      columns: { responseId: 'response_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'list_clap',
    column: 'person_id',
    exported: {
      file: 'claps-for-lists.json',
      columns: { listId: 'list_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'response',
    column: 'author_id',
    exported: {
      file: 'responses.json',
      columns: {
        id: 'id',
        storyId: 'story_id',
        listId: 'list_id',
        parentId: 'parent_id',
        text: 'source',
        passage: 'quote_text',
        createdAt: 'created_at',
        editedAt: 'edited_at',
        passageBlockId: 'quote_block_id',
        claps: 'clap_count',
        fans: 'fan_count',
        replies: 'reply_count',
        hiddenAt: 'hidden_at',
        pinnedAt: 'pinned_at',
        deletedAt: 'deleted_at',
      },
      leftOut: { document: MADE, body_html: MADE, excerpt: MADE, score: MADE, is_concealed: MADE, is_silent: MADE },
    },
    erased: { kept: 'in the conversation that it is part of, by "Deleted user" (rule 143)' },
  },
  {
    table: 'response',
    column: 'hidden_by',
    exported: { withheld: 'tells of the response of somebody else' },
    erased: 'column',
  },
  {
    table: 'follow_person',
    column: 'follower_id',
    exported: { ...FOLLOW, columns: { ...FOLLOW.columns, lastLookedAt: 'viewed_at' } },
    erased: FOLLOWS,
  },
  {
    table: 'follow_person',
    column: 'person_id',
    exported: FOLLOW,
    erased: FOLLOWS,
  },
  {
    table: 'follow_publication',
    column: 'follower_id',
    exported: { ...FOLLOW, columns: { ...FOLLOW.columns, id: 'publication_id', lastLookedAt: 'viewed_at' } },
    erased: FOLLOWS,
  },
  {
    table: 'follow_tag',
    column: 'follower_id',
    exported: { ...FOLLOW, leftOut: { tag_id: 'told by name' } },
    erased: FOLLOWS,
  },
  {
    table: 'follow_list',
    column: 'follower_id',
    exported: { file: 'saved-lists.json', columns: { listId: 'list_id', savedAt: 'created_at' } },
    erased: { by: 'lists/erase-lists-of.ts' },
  },
  {
    table: 'archived_story',
    column: 'person_id',
    exported: { file: 'archived-stories.json', columns: { storyId: 'story_id', archivedAt: 'archived_at' } },
    erased: 'rows',
  },
  {
    table: 'reading_history_entry',
    column: 'person_id',
    exported: {
      file: 'reading-history.json',
      columns: {
        storyId: 'story_id',
        percent: 'percent',
        furthestPercent: 'furthest_percent',
        isRead: 'is_read',
        firstReadAt: 'first_read_at',
        lastReadAt: 'last_read_at',
        blockId: 'block_id',
      },
    },
    erased: 'rows',
  },
  {
    table: 'list',
    column: 'owner_id',
    exported: {
      by: 'account-exports/read-lists-of.ts',
      columns: listColumns,
      leftOut: { item_count: 'the stories are told one by one' },
    },
    erased: { by: 'lists/erase-lists-of.ts' },
  },
  {
    table: 'book',
    column: 'person_id',
    exported: {
      file: 'books.json',
      columns: {
        title: 'title',
        description: 'description',
        url: 'url',
        publishedAt: 'published_at',
        coverImageId: 'cover_image_id',
        id: 'id',
        position: 'position',
      },
    },
    erased: 'rows',
  },
  {
    table: 'story_pin',
    column: 'person_id',
    exported: { file: 'pinned-stories.json', columns: { storyId: 'story_id', position: 'position' } },
    erased: 'rows',
  },
  {
    table: 'story_author',
    column: 'person_id',
    exported: {
      by: 'archives/read-stories.ts',
      columns: { id: 'story_id' },
      leftOut: { position: 'the authors are told in their order', sort_key: MADE, is_listed: MADE },
    },
    erased: STORIES,
  },
  {
    table: 'story',
    column: 'creator_id',
    exported: { by: 'archives/read-stories.ts', columns: storyColumns, leftOut: storyLeftOut },
    erased: { kept: 'an empty row, so that the address of an erased story answers 410 (rule 13)' },
  },
  {
    table: 'series',
    column: 'creator_id',
    exported: {
      file: 'series.json',
      columns: {
        title: 'title',
        slug: 'slug',
        description: 'description',
        createdAt: 'created_at',
        id: 'id',
        publicationId: 'publication_id',
        stories: 'story_count',
      },
      leftOut: { first_story_id: MADE },
    },
    erased: { kept: 'of a publication only, whose sequence it is; a series of their own goes with its stories' },
  },
  {
    table: 'publication_member',
    column: 'person_id',
    exported: {
      file: 'publications.json',
      columns: { publicationId: 'publication_id', role: 'role', since: 'created_at' },
    },
    erased: { by: 'publications/leave-publications.ts' },
  },
  {
    table: 'publication_writer',
    column: 'person_id',
    exported: { withheld: 'a count of the stories that the archive holds' },
    erased: { by: 'publications/leave-publications.ts' },
  },
];
