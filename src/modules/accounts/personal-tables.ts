import { draftTables } from './draft-tables.ts';
import type { PersonalTable } from './personal-table.ts';
import { federationTables } from './federation-tables.ts';
import { moneyTables } from './money-tables.ts';
import { readerTables } from './reader-tables.ts';
import { staffAndAppTables } from './staff-and-app-tables.ts';

const HASH = 'nothing but the hash of a secret, which is worth something to a thief alone';
const STORIES = { by: 'stories/erase-stories-of.ts' } as const;
const CLAPS = { by: 'claps/take-claps-back.ts' } as const;
const FOLLOWS = { by: 'follows/erase-follows-of.ts' } as const;

/**
 * Every table with a column that names a person, with what the archive of decisions 143 tells of it and
 * what erasing the account does to it. A test walks the database and fails where a column is missing here.
 * In the order in which rows can be deleted.
 */
export const personalTables: readonly PersonalTable[] = [
  ...staffAndAppTables,
  ...readerTables,
  ...draftTables,
  ...moneyTables,
  ...federationTables,
  {
    table: 'session',
    column: 'person_id',
    exported: {
      file: 'sessions.json',
      columns: {
        site: 'host',
        method: 'method',
        browser: 'user_agent',
        network: 'network',
        country: 'country',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        expiresAt: 'expires_at',
      },
    },
    erased: 'rows',
  },
  {
    table: 'client_event',
    column: 'person_id',
    exported: {
      file: 'events.json',
      columns: { name: 'name', data: 'data', happenedAt: 'happened_at', receivedAt: 'received_at' },
    },
    erased: 'rows',
  },
  { table: 'login_token', column: 'person_id', exported: { withheld: `${HASH}; gone after a minute` }, erased: 'rows' },
  {
    table: 'pending_sign_in',
    column: 'person_id',
    exported: { withheld: 'a sign-in that is under way, gone after ten minutes' },
    erased: 'rows',
  },
  {
    table: 'known_browser',
    column: 'person_id',
    exported: { file: 'known-browsers.json', columns: { firstUsedAt: 'created_at', lastUsedAt: 'last_used_at' } },
    erased: 'rows',
  },
  { table: 'email_verification', column: 'person_id', exported: { withheld: HASH }, erased: 'rows' },
  {
    table: 'email_change',
    column: 'person_id',
    exported: {
      file: 'email-change.json',
      columns: { newAddress: 'new_address', createdAt: 'created_at', expiresAt: 'expires_at' },
    },
    erased: 'rows',
  },
  {
    table: 'email_change_undo',
    column: 'person_id',
    exported: { file: 'old-addresses.json', columns: { address: 'old_address', changedAt: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'email_address',
    column: 'person_id',
    exported: {
      file: 'email-address.json',
      columns: { address: 'address', isVerified: 'is_verified', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
  {
    table: 'password',
    column: 'person_id',
    exported: { file: 'password.json', columns: { setAt: 'created_at', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'totp',
    column: 'person_id',
    exported: { file: 'authenticator-app.json', columns: { isConfirmed: 'is_confirmed', createdAt: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'recovery_code',
    column: 'person_id',
    exported: { file: 'recovery-codes.json', columns: { createdAt: 'created_at', usedAt: 'used_at' } },
    erased: 'rows',
  },
  {
    table: 'passkey',
    column: 'person_id',
    exported: {
      file: 'passkeys.json',
      columns: { name: 'name', publicKey: 'public_key', createdAt: 'created_at', lastUsedAt: 'last_used_at' },
    },
    erased: 'rows',
  },
  {
    table: 'two_factor_choice',
    column: 'person_id',
    exported: { file: 'two-factor.json', columns: { asksForPasskey: 'asks_for_passkey', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'passkey_challenge',
    column: 'person_id',
    exported: { withheld: 'a question that is under way, gone after minutes' },
    erased: 'rows',
  },
  {
    table: 'connection',
    column: 'person_id',
    exported: {
      file: 'connections.json',
      columns: {
        provider: 'provider',
        issuer: 'issuer',
        subject: 'subject',
        displayName: 'display_name',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
      },
    },
    erased: 'rows',
  },
  {
    table: 'viewer_preference',
    column: 'person_id',
    exported: { file: 'settings.json', columns: { name: 'name', value: 'value', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'dismissed_flag',
    column: 'person_id',
    exported: { file: 'dismissed-hints.json', columns: { name: 'flag', dismissedAt: 'dismissed_at' } },
    erased: 'rows',
  },
  {
    table: 'platform_role',
    column: 'person_id',
    exported: { file: 'roles.json', columns: { role: 'role', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'setup_link',
    column: 'used_by',
    exported: { withheld: HASH },
    erased: 'column',
  },
  {
    table: 'account_export',
    column: 'person_id',
    exported: { file: 'archives.json', columns: { state: 'state', requestedAt: 'requested_at', readyAt: 'ready_at' } },
    erased: { by: 'account-exports/erase-exports-of.ts' },
  },
  {
    table: 'account_closure',
    column: 'person_id',
    exported: { withheld: 'gone when its owner signs in, without which there is no archive' },
    erased: 'rows',
  },
  {
    table: 'old_username',
    column: 'person_id',
    exported: { file: 'old-usernames.json', columns: { username: 'username', changedAt: 'changed_at' } },
    erased: { kept: 'for 12 months nobody may pass for who had the name (decisions 130); then it goes' },
  },
  {
    table: 'clap',
    column: 'person_id',
    exported: { file: 'claps.json', columns: { storyId: 'story_id', claps: 'count', since: 'created_at' } },
    erased: CLAPS,
  },
  {
    table: 'response_clap',
    column: 'person_id',
    exported: {
      file: 'claps-for-responses.json',
      columns: { responseId: 'response_id', claps: 'count', since: 'created_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'list_clap',
    column: 'person_id',
    exported: { file: 'claps-for-lists.json', columns: { listId: 'list_id', claps: 'count', since: 'created_at' } },
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
      },
    },
    erased: { kept: 'in the conversation that it is part of, by "Deleted user" (decisions 143)' },
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
    exported: { by: 'account-exports/read-follows-of.ts' },
    erased: FOLLOWS,
  },
  {
    table: 'follow_person',
    column: 'person_id',
    exported: { by: 'account-exports/read-follows-of.ts' },
    erased: FOLLOWS,
  },
  {
    table: 'follow_publication',
    column: 'follower_id',
    exported: { by: 'account-exports/read-follows-of.ts' },
    erased: FOLLOWS,
  },
  {
    table: 'follow_tag',
    column: 'follower_id',
    exported: { by: 'account-exports/read-follows-of.ts' },
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
      },
    },
    erased: 'rows',
  },
  {
    table: 'list',
    column: 'owner_id',
    exported: { by: 'account-exports/read-lists-of.ts' },
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
    exported: { by: 'account-exports/read-stories-of.ts' },
    erased: STORIES,
  },
  {
    table: 'story',
    column: 'creator_id',
    exported: { by: 'account-exports/read-stories-of.ts' },
    erased: { kept: 'an empty row, so that the address of an erased story answers 410 (decisions 13)' },
  },
  {
    table: 'series',
    column: 'creator_id',
    exported: {
      file: 'series.json',
      columns: { title: 'title', slug: 'slug', description: 'description', createdAt: 'created_at' },
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
