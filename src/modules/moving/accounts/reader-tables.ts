import type { PersonalTable } from './personal-table.ts';
import { KEY, SECRET } from './told-columns.ts';

const PASSAGE = {
  id: 'id',
  storyId: 'story_id',
  passage: 'text',
  blockId: 'block_id',
  start: 'start_offset',
  end: 'end_offset',
  before: 'prefix',
  after: 'suffix',
  isPassageChanged: 'is_passage_changed',
  createdAt: 'created_at',
};

/** What somebody marked, noted, reported and keeps away from themselves: a part of the personal tables. */
export const readerTables: readonly PersonalTable[] = [
  {
    table: 'highlight',
    column: 'person_id',
    exported: { file: 'highlights.json', columns: { ...PASSAGE, isPrivate: 'is_private' } },
    erased: 'rows',
  },
  {
    table: 'private_note_reply',
    column: 'person_id',
    exported: {
      file: 'note-replies.json',
      columns: { noteId: 'note_id', text: 'body', createdAt: 'created_at', id: 'id' },
    },
    erased: 'rows',
  },
  {
    table: 'private_note',
    column: 'person_id',
    exported: { file: 'notes.json', columns: { ...PASSAGE, text: 'body', resolvedAt: 'resolved_at' } },
    erased: 'rows',
  },
  {
    table: 'private_note',
    column: 'resolved_by',
    exported: { withheld: 'a note of somebody else, which is between them and those who write the story' },
    erased: 'column',
  },
  {
    table: 'person_block',
    column: 'blocker_id',
    exported: { file: 'blocked-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_block',
    column: 'person_id',
    exported: { withheld: 'nobody is told who blocked them (rule 31)' },
    erased: 'rows',
  },
  {
    table: 'person_mute',
    column: 'muter_id',
    exported: { file: 'muted-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_mute',
    column: 'person_id',
    exported: { withheld: 'nobody is told who muted them' },
    erased: 'rows',
  },
  {
    table: 'publication_mute',
    column: 'muter_id',
    exported: { file: 'muted-publications.json', columns: { publicationId: 'publication_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'tag_mute',
    column: 'muter_id',
    exported: { file: 'muted-tags.json', columns: { tagId: 'tag_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'feed_view',
    column: 'person_id',
    exported: { file: 'looked-at-feeds.json', columns: { feed: 'feed_id', viewedAt: 'viewed_at' } },
    erased: 'rows',
  },
  {
    table: 'story_presentation',
    column: 'person_id',
    exported: {
      file: 'shown-stories.json',
      columns: { storyId: 'story_id', times: 'presented_count', isOpened: 'is_opened', lastAt: 'updated_at' },
    },
    erased: 'rows',
  },
  {
    table: 'less_wanted',
    column: 'person_id',
    exported: { file: 'less-wanted.json', columns: { kind: 'kind', id: 'target_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'repost',
    column: 'person_id',
    exported: { file: 'reposts.json', columns: { storyId: 'story_id', note: 'note', createdAt: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'co_author_invitation',
    column: 'person_id',
    exported: {
      file: 'co-author-invitations.json',
      columns: { storyId: 'story_id', createdAt: 'created_at', declinedAt: 'declined_at' },
    },
    erased: 'rows',
  },
  {
    table: 'co_author_invitation',
    column: 'invited_by',
    exported: {
      file: 'invited-co-authors.json',
      columns: { storyId: 'story_id', personId: 'person_id', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
  {
    table: 'notification_actor',
    column: 'person_id',
    exported: { withheld: 'what they did is in the archive where it is kept; this is who was told of it' },
    erased: 'rows',
  },
  {
    table: 'notification',
    column: 'person_id',
    exported: {
      file: 'notifications.json',
      columns: {
        kind: 'kind',
        storyId: 'story_id',
        firstAt: 'created_at',
        lastAt: 'updated_at',
        responseId: 'response_id',
        listId: 'list_id',
        highlightId: 'highlight_id',
        noteId: 'note_id',
        amount: 'amount',
        toldAt: 'told_at',
        toldCount: 'told_count',
      },
      leftOut: { id: KEY, bundle_key: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'push_device',
    column: 'person_id',
    exported: {
      file: 'push-devices.json',
      columns: { browser: 'user_agent', createdAt: 'created_at' },
      leftOut: { id: KEY, endpoint_hash: SECRET, sealed: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'digest_story',
    column: 'person_id',
    exported: { file: 'digest-stories.json', columns: { storyId: 'story_id', sentAt: 'sent_at' } },
    erased: 'rows',
  },
  {
    table: 'digest_delivery',
    column: 'person_id',
    exported: { file: 'digests.json', columns: { day: 'day', stories: 'story_count', sentAt: 'sent_at' } },
    erased: 'rows',
  },
  {
    table: 'notifications_seen',
    column: 'person_id',
    exported: { file: 'notifications-seen.json', columns: { seenAt: 'seen_at' } },
    erased: 'rows',
  },
  ...(['person', 'publication'] as const).map((kind): PersonalTable => ({
    table: `subscribe_${kind}`,
    column: 'subscriber_id',
    exported: { file: `subscribed-${kind}s.json`, columns: { id: `${kind}_id`, since: 'created_at' } },
    erased: 'rows',
  })),
  {
    table: 'subscribe_person',
    column: 'person_id',
    exported: { withheld: 'who asked for their stories is told to nobody' },
    erased: 'rows',
  },
  {
    table: 'report',
    column: 'reporter_id',
    exported: {
      file: 'reports.json',
      columns: { reason: 'reason', comment: 'comment', createdAt: 'created_at' },
      leftOut: { case_id: 'names the case of staff, to which reports of other people belong too' },
    },
    erased: 'rows',
  },
  {
    table: 'report_case',
    column: 'closed_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'metered_opening',
    column: 'person_id',
    exported: {
      file: 'free-stories.json',
      columns: { storyId: 'story_id', month: 'month', openedAt: 'granted_at', countedAt: 'counted_at' },
      leftOut: { reader: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'share_link_opening',
    column: 'person_id',
    exported: {
      file: 'shared-stories-read.json',
      columns: { storyId: 'story_id', openedAt: 'opened_at', isMember: 'is_member' },
      leftOut: { link_id: 'a link of somebody else', reader_hash: SECRET },
    },
    erased: 'column',
  },
  {
    table: 'share_link',
    column: 'person_id',
    exported: {
      file: 'share-links.json',
      columns: {
        storyId: 'story_id',
        openings: 'openings',
        createdAt: 'created_at',
        revokedAt: 'revoked_at',
        mostOpenings: 'most_openings',
      },
      leftOut: { id: KEY, token_hash: SECRET },
    },
    erased: 'rows',
  },
];
