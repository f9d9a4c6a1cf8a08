import { type Columns, columnList } from '#modules/ground/column-list.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import type { SubscriberSource } from '#modules/telling/subscribers/subscribers.tables.ts';
import type { MailReach } from './mailings.tables.ts';

/** To whom of a newsletter's readers a story goes: those who are all that it names. */
export type MailAudience = {
  readonly reach: MailReach;
  readonly source: SubscriberSource | null;
  readonly followsTopics: boolean;
  readonly isActive: boolean;
};

/** By which newsletter a story is mailed, and to whom. */
export type Mailing = MailAudience & {
  readonly storyId: string;
  readonly newsletterId: string;
  /** The issue whose readers get it, and nobody else, as it puts something right; null of what is not a correction. */
  readonly correctedIssueId: string | null;
};

export const everybody: MailAudience = { reach: 'everybody', source: null, followsTopics: false, isActive: false };

const columns: Columns<Mailing> = {
  storyId: 'story_id',
  newsletterId: 'newsletter_id',
  reach: 'reach',
  source: 'source',
  followsTopics: 'follows_topics',
  isActive: 'is_active',
  correctedIssueId: 'corrected_issue_id',
};
const LOAD = `select ${columnList('t', columns)} from story_mailing t where t.story_id = any($1)`;

/** Undefined of a story for which nobody chose: it goes to everybody by the first newsletters of whose it is. */
export const mailingLoader = loaderByKey<Mailing>(
  (database, storyIds) => database.query<Mailing>('mailing_load', LOAD, [storyIds]),
  ({ storyId }) => storyId,
);
