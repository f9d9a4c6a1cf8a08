import {
  flag,
  id,
  matching,
  number,
  oneOf,
  optionalReference,
  optionalText,
  reference,
  slug,
  storyBody,
  text,
  time,
  whole,
} from './fields.ts';
import type { PortableTable } from './portable-table.ts';
import { STORIES_OF_PERSON, STORIES_OF_PUBLICATION } from './scopes.ts';

const ITS = 't.publication_id = $1';
const COUNTED = 'counted anew from the rows that come in';

/** Publications and series: what stories stand in. */
export const tablesBeforeStories: readonly PortableTable[] = [
  {
    table: 'publication',
    file: 'publications',
    fields: {
      id,
      slug,
      name: text(300),
      tagline: text(1_000),
      description: text(5_000),
      avatarImageId: optionalReference('image'),
      logoImageId: optionalReference('image'),
      faviconImageId: optionalReference('image'),
      isAuroraVisible: flag,
      layout: oneOf('grid', 'list', 'stream'),
      headerScale: oneOf('small', 'medium', 'large'),
      headerColor: matching(/^#[0-9a-f]{8}$/i),
      headingFont: matching(/^[\w-]{1,60}$/),
      bodyFont: matching(/^[\w-]{1,60}$/),
      state: oneOf('active', 'archived', 'suspended'),
      createdAt: time,
      updatedAt: time,
    },
    key: ['id'],
    of: {
      person: `t.id in (
        select s.publication_id from story s where s.id in (${STORIES_OF_PERSON})
        union select d.publication_id from story_draft d where d.story_id in (${STORIES_OF_PERSON})
        union select r.publication_id from series r where r.creator_id = $1
        union select m.publication_id from publication_member m where m.person_id = $1)`,
      publication: 't.id = $1',
    },
    leftOut: {
      domain: 'connected and proved anew where the site runs',
      follower_count: COUNTED,
      story_count: COUNTED,
      latest_sort_key: COUNTED,
    },
    hasOwnWay: true,
  },
  {
    table: 'publication_member',
    file: 'staff',
    fields: {
      publicationId: reference('publication'),
      personId: reference('person'),
      role: oneOf('owner', 'editor', 'writer'),
      createdAt: time,
    },
    leftOut: {
      settles_at: 'a transfer that may be undone here',
      taken_over_from: 'a transfer that may be undone here',
    },
    key: ['publicationId', 'personId'],
    of: { person: 't.person_id = $1', publication: ITS },
    owner: 'personId',
  },
  {
    table: 'publication_topic',
    file: 'publication-topics',
    fields: { publicationId: reference('publication'), tagId: reference('tag'), position: whole(0, 100) },
    key: ['publicationId', 'tagId'],
    of: { publication: ITS },
  },
  {
    table: 'publication_navigation_item',
    file: 'navigation',
    fields: {
      publicationId: reference('publication'),
      position: whole(0, 1_000),
      destination: oneOf(
        'about',
        'archive',
        'externalUrl',
        'latest',
        'page',
        'post',
        'section',
        'tagFeed',
        'topicPage',
        'trending',
      ),
      title: text(300),
      value: optionalText(2_048),
    },
    key: ['publicationId', 'position'],
    of: { publication: ITS },
  },
  {
    table: 'publication_section',
    file: 'sections',
    fields: {
      id,
      publicationId: reference('publication'),
      slug,
      title: text(300),
      position: whole(0, 1_000),
      tagId: optionalReference('tag'),
    },
    key: ['id'],
    of: { publication: ITS },
    leftOut: { revision: 'counted anew, where the section is changed next' },
  },
  {
    table: 'publication_page',
    file: 'pages',
    fields: {
      id,
      publicationId: reference('publication'),
      slug,
      title: text(500),
      document: storyBody,
      updatedAt: time,
    },
    key: ['id'],
    of: { publication: ITS },
    leftOut: { body_html: 'drawn anew from the document', revision: 'counted anew, where the page is written next' },
  },
  {
    table: 'series',
    file: 'series',
    fields: {
      id,
      slug,
      title: text(500),
      description: text(5_000),
      creatorId: reference('person'),
      publicationId: optionalReference('publication'),
      createdAt: time,
    },
    key: ['id'],
    of: {
      person: `t.creator_id = $1 or t.id in (select s.series_id from story s where s.id in (${STORIES_OF_PERSON}))`,
      publication: `${ITS} or t.id in (select s.series_id from story s where s.id in (${STORIES_OF_PUBLICATION}))`,
    },
    leftOut: { story_count: COUNTED, first_story_id: COUNTED },
    hasOwnWay: true,
  },
  {
    table: 'topic',
    file: 'topics',
    fields: {
      id,
      slug,
      name: text(300),
      description: text(5_000),
      visibility: oneOf('public', 'special', 'staff'),
      createdAt: time,
      updatedAt: time,
    },
    key: ['id'],
    of: {},
  },
  {
    table: 'topic_tag',
    file: 'topic-tags',
    fields: { topicId: reference('topic'), tagId: reference('tag'), position: whole(0, 100_000) },
    key: ['topicId', 'tagId'],
    of: {},
  },
  {
    table: 'topic_relation',
    file: 'topic-relations',
    fields: { topicId: reference('topic'), relatedId: reference('topic'), position: whole(0, 100_000) },
    key: ['topicId', 'relatedId'],
    of: {},
  },
];

/** What chooses among stories. */
export const tablesOfChoices: readonly PortableTable[] = [
  {
    table: 'publication_section_story',
    file: 'section-stories',
    fields: { sectionId: reference('section'), storyId: reference('story'), sortKey: number },
    key: ['sectionId', 'storyId'],
    of: {
      publication: `t.story_id in (${STORIES_OF_PUBLICATION})
        and t.section_id in (select c.id from publication_section c where c.publication_id = $1)`,
    },
  },
  {
    table: 'publication_featured_story',
    file: 'featured-stories',
    fields: { publicationId: reference('publication'), position: whole(0, 1_000), storyId: reference('story') },
    key: ['publicationId', 'position'],
    of: { publication: `${ITS} and t.story_id in (${STORIES_OF_PUBLICATION})` },
  },
  {
    table: 'topic_story',
    file: 'topic-stories',
    fields: { topicId: reference('topic'), storyId: reference('story'), position: whole(0, 100_000) },
    key: ['topicId', 'storyId'],
    of: {},
  },
  {
    table: 'story_withholding',
    file: 'withholdings',
    fields: {
      storyId: reference('story'),
      country: matching(/^([A-Z]{2})?$/),
      reason: text(5_000),
      createdAt: time,
    },
    key: ['storyId', 'country'],
    of: {},
  },
];
