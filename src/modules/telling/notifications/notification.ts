import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { List } from '#modules/reading/lists/list.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { ShownDecision, ShownNote } from './load-passages.ts';
import type { ShownSubmission } from './load-submission.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import type { PresentedResponse } from '#modules/reading/responses/response.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** One thing that happened, or many alike: what is kept of it before anybody looks. */
export type NotificationRow = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly key: number;
  readonly kind: NotificationKind;
  readonly storyId: string | null;
  readonly responseId: string | null;
  readonly listId: string | null;
  readonly highlightId: string | null;
  readonly noteId: string | null;
  readonly submissionId: string | null;
  readonly publicationId: string | null;
  readonly decisionId: string | null;
  readonly amount: number | null;
  readonly occurredAt: Date;
};

/** The same as its reader sees it, with everything in it that they may see. */
export type Notification = {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly occurredAt: Date;
  readonly isUnread: boolean;
  /** Those who did it, newest first, at most three. */
  readonly actors: readonly Person[];
  /** How many did it that the reader may see; counted up to 101. */
  readonly actorCount: number;
  readonly story: Story | null;
  readonly response: PresentedResponse | null;
  readonly list: List | null;
  readonly note: ShownNote | null;
  readonly submission: ShownSubmission | null;
  /** In whose name it is told, where nobody is named. */
  readonly publication: Publication | null;
  readonly decision: ShownDecision | null;
  /** The passage that was marked. */
  readonly quote: string | null;
  readonly amount: number | null;
};
