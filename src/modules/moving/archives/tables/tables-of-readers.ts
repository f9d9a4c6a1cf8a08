import {
  flag,
  id,
  number,
  oneOf,
  optionalReference,
  optionalText,
  optionalTime,
  reference,
  referenceIfAny,
  slug,
  text,
  time,
  whole,
} from './fields.ts';
import type { PortableTable } from './portable-table.ts';
import { STORIES_OF_PUBLICATION } from './scopes.ts';

const COUNTED = 'counted anew from the rows that come in';
const MADE = 'made anew from the words';
const OF_ITS_STORIES = `t.story_id in (${STORIES_OF_PUBLICATION})`;
const PASSAGE = {
  storyId: reference('story'),
  personId: reference('person'),
  blockId: text(40),
  startOffset: whole(0, 10_000_000),
  endOffset: whole(1, 10_000_000),
  text: text(100_000),
  prefix: text(2_000),
  suffix: text(2_000),
  isPassageChanged: flag,
  createdAt: time,
};

/** Lists with their stories and notes. */
export const tablesOfLists: readonly PortableTable[] = [
  {
    table: 'list',
    file: 'lists',
    fields: {
      id,
      ownerId: reference('person'),
      slug,
      name: text(500),
      description: text(5_000),
      kind: oneOf('custom', 'reading', 'resume', 'purchased'),
      visibility: oneOf('public', 'private', 'locked'),
      isInLibrary: flag,
      isResponsesClosed: flag,
      createdAt: time,
      updatedAt: time,
    },
    key: ['id'],
    of: { person: 't.owner_id = $1' },
    owner: 'ownerId',
    leftOut: {
      item_count: COUNTED,
      follower_count: COUNTED,
      clap_count: COUNTED,
      fan_count: COUNTED,
      response_count: COUNTED,
    },
    hasOwnWay: true,
  },
  {
    table: 'list_item',
    file: 'list-entries',
    fields: {
      id,
      listId: reference('list'),
      storyId: reference('story'),
      place: number,
      note: text(5_000),
      addedAt: time,
    },
    key: ['id'],
    of: { person: 't.list_id in (select l.id from list l where l.owner_id = $1)' },
    ownedThrough: { field: 'listId', table: 'list', column: 'owner_id' },
  },
  {
    table: 'archived_story',
    file: 'archived-stories',
    fields: { personId: reference('person'), storyId: reference('story'), archivedAt: time },
    key: ['personId', 'storyId'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
];

const clap = (kind: 'story' | 'response' | 'list', publication?: string): PortableTable => ({
  table: kind === 'story' ? 'clap' : `${kind}_clap`,
  file: kind === 'story' ? 'claps' : `claps-for-${kind}s`,
  fields: {
    [`${kind}Id`]: reference(kind),
    personId: reference('person'),
    count: whole(1, 50),
    createdAt: time,
    updatedAt: time,
  },
  key: [`${kind}Id`, 'personId'],
  of: { person: 't.person_id = $1', ...(publication !== undefined && { publication }) },
  owner: 'personId',
});

/** What readers write and mark at stories and lists. */
export const tablesOfReaders: readonly PortableTable[] = [
  clap('story', OF_ITS_STORIES),
  {
    table: 'response',
    file: 'responses',
    fields: {
      id,
      storyId: referenceIfAny('story'),
      listId: referenceIfAny('list'),
      parentId: referenceIfAny('response'),
      authorId: reference('person'),
      source: text(100_000),
      quoteBlockId: optionalText(40),
      quoteText: optionalText(100_000),
      createdAt: time,
      editedAt: optionalTime,
      hiddenAt: optionalTime,
      hiddenBy: optionalReference('person'),
      isConcealed: flag,
      isSilent: flag,
      pinnedAt: optionalTime,
      deletedAt: optionalTime,
    },
    // A parent is older than what answers it.
    key: ['createdAt', 'id'],
    of: { person: 't.author_id = $1 and t.deleted_at is null', publication: OF_ITS_STORIES },
    owner: 'authorId',
    leftOut: {
      document: MADE,
      body_html: MADE,
      excerpt: MADE,
      clap_count: COUNTED,
      fan_count: COUNTED,
      reply_count: COUNTED,
      score: COUNTED,
    },
    hasOwnWay: true,
  },
  clap('response', `t.response_id in (select r.id from response r where r.story_id in (${STORIES_OF_PUBLICATION}))`),
  clap('list'),
  {
    table: 'highlight',
    file: 'highlights',
    fields: { id, ...PASSAGE, isPrivate: flag },
    key: ['id'],
    of: { person: 't.person_id = $1', publication: `${OF_ITS_STORIES} and not t.is_private` },
    owner: 'personId',
  },
  {
    table: 'private_note',
    file: 'private-notes',
    fields: {
      id,
      ...PASSAGE,
      body: text(100_000),
      resolvedAt: optionalTime,
      resolvedBy: optionalReference('person'),
    },
    key: ['id'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
  {
    table: 'private_note_reply',
    file: 'private-note-replies',
    fields: {
      id,
      noteId: reference('note'),
      personId: reference('person'),
      body: text(100_000),
      createdAt: time,
    },
    key: ['id'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
  {
    table: 'repost',
    file: 'reposts',
    fields: { storyId: reference('story'), personId: reference('person'), note: text(5_000), createdAt: time },
    key: ['storyId', 'personId'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
  {
    table: 'story_pin',
    file: 'pinned-stories',
    fields: { personId: reference('person'), position: whole(0, 1_000), storyId: reference('story') },
    key: ['personId', 'position'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
];
