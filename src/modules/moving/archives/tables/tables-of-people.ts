import {
  anyValue,
  flag,
  id,
  matching,
  oneOf,
  optionalAddress,
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
import { STORIES_OF_PERSON, STORIES_OF_PUBLICATION } from './scopes.ts';

const COUNTED = 'counted anew from the rows that come in';
const OWN = 't.id = $1';

/** Readers without an account who are on a list, or were. */
const LISTED = "t.address is not null and t.state <> 'waiting'";

/** Who is there before anything else, and what they chose: people, books, tags, whom and what they follow and mute. */
export const tablesOfPeople: readonly PortableTable[] = [
  {
    table: 'person',
    file: 'people',
    fields: {
      id,
      username: text(60),
      name: text(300),
      bio: text(2_000),
      imageId: optionalReference('image'),
      websiteUrl: optionalAddress,
      twitterScreenName: optionalText(60),
      state: oneOf('active', 'suspended', 'deactivated', 'deleted'),
      createdAt: time,
    },
    key: ['id'],
    of: {
      person: `${OWN} or t.id in (
        select a.person_id from story_author a where a.story_id in (${STORIES_OF_PERSON})
        union select r.creator_id from series r join story s on s.series_id = r.id where s.id in (${STORIES_OF_PERSON}))`,
      publication: `t.id in (
        select a.person_id from story_author a where a.story_id in (${STORIES_OF_PUBLICATION})
        union select m.person_id from publication_member m where m.publication_id = $1
        union select f.follower_id from follow_publication f where f.publication_id = $1
        union select r.creator_id from series r where r.publication_id = $1
        union select r.creator_id from series r join story s on s.series_id = r.id where s.id in (${STORIES_OF_PUBLICATION})
        union select r.author_id from response r where r.story_id in (${STORIES_OF_PUBLICATION})
        union select c.person_id from response_clap c join response r on r.id = c.response_id
          where r.story_id in (${STORIES_OF_PUBLICATION})
        union select h.person_id from highlight h where h.story_id in (${STORIES_OF_PUBLICATION}) and not h.is_private
        union select c.person_id from clap c where c.story_id in (${STORIES_OF_PUBLICATION}))`,
    },
    leftOut: {
      name_words: 'name and username, folded by the database',
      domain: 'connected and proved anew where the site runs',
      is_unclaimed: 'follows from whether their address comes along',
      updated_at: 'a count that changed moves it too',
      follower_count: COUNTED,
      following_count: COUNTED,
      story_count: COUNTED,
      latest_sort_key: COUNTED,
    },
    hasOwnWay: true,
  },
  {
    table: 'book',
    file: 'books',
    fields: {
      id,
      personId: reference('person'),
      title: text(500),
      description: text(10_000),
      coverImageId: optionalReference('image'),
      url: optionalAddress,
      publishedAt: optionalTime,
      position: whole(0, 10_000),
    },
    key: ['id'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
  {
    table: 'book_edition',
    file: 'book-editions',
    fields: {
      bookId: reference('book'),
      position: whole(0, 10_000),
      format: oneOf('hardcover', 'paperback', 'ebook', 'audiobook'),
      isbn: optionalText(20),
      url: optionalAddress,
    },
    key: ['bookId', 'position'],
    of: { person: 't.book_id in (select b.id from book b where b.person_id = $1)' },
    ownedThrough: { field: 'bookId', table: 'book', column: 'person_id' },
  },
  {
    table: 'tag',
    file: 'tags',
    fields: { id, slug, title: text(300), createdAt: time },
    key: ['id'],
    of: {
      person: `t.id in (
        select g.tag_id from story_tag g where g.story_id in (${STORIES_OF_PERSON})
        union select unnest(s.tag_ids) from story s where s.id in (${STORIES_OF_PERSON})
        union select f.tag_id from follow_tag f where f.follower_id = $1
        union select m.tag_id from tag_mute m where m.muter_id = $1)`,
      publication: `t.id in (select unnest(s.tag_ids) from story s where s.id in (${STORIES_OF_PUBLICATION}))`,
    },
    leftOut: { story_count: COUNTED, follower_count: COUNTED },
    hasOwnWay: true,
  },
];

const follow = (kind: 'person' | 'publication', isOfPublication = false): PortableTable => ({
  table: `follow_${kind}`,
  file: `follows-of-${kind === 'person' ? 'people' : 'publications'}`,
  fields: {
    followerId: reference('person'),
    [`${kind}Id`]: reference(kind),
    createdAt: time,
    viewedAt: optionalTime,
  },
  key: ['followerId', `${kind}Id`],
  of: {
    person: 't.follower_id = $1',
    ...(isOfPublication && { publication: 't.publication_id = $1' }),
  },
  owner: 'followerId',
  ...(isOfPublication && { leftOut: { follower_words: 'name and username, folded by the database' } }),
});

const since = { createdAt: time };

/** Whom and what people follow, and keep away from themselves. After people, publications, tags and lists. */
export const tablesOfFollowing: readonly PortableTable[] = [
  follow('person'),
  follow('publication', true),
  {
    table: 'follow_tag',
    file: 'follows-of-tags',
    fields: { followerId: reference('person'), tagId: reference('tag'), ...since },
    key: ['followerId', 'tagId'],
    of: { person: 't.follower_id = $1' },
    owner: 'followerId',
  },
  {
    table: 'follow_list',
    file: 'follows-of-lists',
    fields: { followerId: reference('person'), listId: reference('list'), ...since },
    key: ['followerId', 'listId'],
    of: { person: 't.follower_id = $1' },
    owner: 'followerId',
  },
  {
    table: 'person_mute',
    file: 'mutes-of-people',
    fields: { muterId: reference('person'), personId: reference('person'), ...since },
    key: ['muterId', 'personId'],
    of: { person: 't.muter_id = $1' },
    owner: 'muterId',
  },
  {
    table: 'publication_mute',
    file: 'mutes-of-publications',
    fields: { muterId: reference('person'), publicationId: reference('publication'), ...since },
    key: ['muterId', 'publicationId'],
    of: { person: 't.muter_id = $1' },
    owner: 'muterId',
  },
  {
    table: 'tag_mute',
    file: 'mutes-of-tags',
    fields: { muterId: reference('person'), tagId: reference('tag'), ...since },
    key: ['muterId', 'tagId'],
    of: { person: 't.muter_id = $1' },
    owner: 'muterId',
  },
  {
    table: 'person_block',
    file: 'blocks',
    fields: { blockerId: reference('person'), personId: reference('person'), ...since },
    key: ['blockerId', 'personId'],
    of: { person: 't.blocker_id = $1' },
    owner: 'blockerId',
  },
  {
    table: 'newsletter',
    file: 'newsletters',
    fields: {
      id,
      personId: referenceIfAny('person'),
      publicationId: referenceIfAny('publication'),
      isFirst: flag,
      name: text(300),
      description: text(2_000),
      cadence: text(300),
      senderName: text(300),
      replyTo: optionalText(320),
      replyToAskedAt: optionalTime,
      sendsStories: flag,
      welcomeSubject: text(300),
      welcomeText: text(20_000),
      createdAt: time,
      updatedAt: time,
      endedAt: optionalTime,
    },
    leftOut: { revision: 'counts the saves of its settings here' },
    key: ['id'],
    of: { person: 't.person_id = $1', publication: 't.publication_id = $1' },
    owner: 'personId',
  },
  {
    table: 'subscriber',
    file: 'subscribers',
    fields: {
      id,
      newsletterId: reference('newsletter'),
      personId: referenceIfAny('person'),
      address: optionalText(320),
      state: oneOf('waiting', 'active', 'ended'),
      endReason: optionalText(20),
      source: oneOf('site', 'form', 'import', 'added'),
      consentText: text(2_000),
      sharesAddress: flag,
      firstOfPersonId: referenceIfAny('person'),
      firstOfPublicationId: referenceIfAny('publication'),
      joinedElsewhereAt: optionalTime,
      createdAt: time,
      confirmedAt: optionalTime,
      endedAt: optionalTime,
    },
    leftOut: {
      import_id: 'names the report of a list, which stays where it came in',
      is_staged: 'a turn that waits for mailboxes to get to know the site that is left',
    },
    key: ['id'],
    // A list goes with its newsletter: those without an account, and those of them who left and stay so.
    of: {
      person: `t.person_id = $1 or ${LISTED} and t.newsletter_id in (select n.id from newsletter n where n.person_id = $1)
        or t.address = (select e.address from email_address e where e.person_id = $1 and e.is_verified)`,
      publication: `${LISTED} and t.newsletter_id in (select n.id from newsletter n where n.publication_id = $1)`,
    },
    owner: 'personId',
  },
  {
    table: 'viewer_preference',
    file: 'preferences',
    fields: { personId: reference('person'), name: matching(/^\w{1,80}$/), value: anyValue, updatedAt: time },
    key: ['personId', 'name'],
    of: { person: 't.person_id = $1' },
    owner: 'personId',
  },
];
