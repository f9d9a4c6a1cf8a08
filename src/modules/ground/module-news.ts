import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Database } from '#platform/database/database.ts';
import type { EventName, EventPayloads } from '#platform/jobs/outbox.ts';
import type { Tables } from './tables.ts';

/** Something that happened, for those who are to know. */
export type News = {
  readonly recipientIds: readonly string[];
  readonly kind: NotificationKind;
  /** What happens again under the same key joins what is there. */
  readonly bundleKey: string;
  /** Null where nobody did it, as for a milestone. */
  readonly actorId: string | null;
  readonly storyId?: string | null;
  readonly responseId?: string | null;
  readonly listId?: string | null;
  readonly highlightId?: string;
  readonly noteId?: string;
  readonly submissionId?: string;
  /** Which did it, where nobody of its people is named. */
  readonly publicationId?: string;
  /** What moderators decided about the recipients. */
  readonly decisionId?: string;
  readonly amount?: number;
};

/** What notifications know and a module needs to say what is news. */
export type NewsMeans = {
  readonly now: Date;
  /** Who of these people was told under this key before. */
  readonly told: (personIds: readonly string[], bundleKey: string) => Promise<ReadonlySet<string>>;
  /** Ids of the people whom a text names. */
  readonly mentionedIn: (document: StoryDocument) => Promise<readonly string[]>;
};

/**
 * `export const news` of an `x.news.ts`, found by that name: what is news of each event, from what the database
 * says of it by then; none where it was undone.
 */
export type ModuleNews = {
  readonly [Name in EventName]?: (
    database: Database<Tables>,
    payload: EventPayloads[Name],
    means: NewsMeans,
  ) => Promise<readonly News[]>;
};
