import type { ClientEventData } from '#shared/telemetry/client-event.ts';

/** Names of the events that a browser tells of cards and of reading. */
export const visitEvents = {
  presented: 'post.presented',
  clicked: 'post.clicked',
  viewed: 'post.viewed',
  read: 'post.read',
  left: 'post.left',
  /** A page that was open for a while and that nobody touched. */
  unattended: 'post.unattended',
} as const;

/** Rule 123. */
export const visitRules = {
  /** Seconds of somebody who is there, until a view is a read. */
  readAfter: 30,
  /** Minutes in which the same reader's page of the same story is the same view. */
  sameVisitWithin: 30,
  /** Own judgement, seconds: whoever has a page open and does nothing tells of it this long before it counts as seen. */
  seenAfter: 5,
  /** Own judgement: more visits within an hour are not one person’s. */
  mostOfReader: 300,
} as const;

/** Whether a browser's figure is one that a visit can have; what else comes counts as nothing. */
export function countOf(value: unknown, most: number): number {
  return typeof value === 'number' && value > 0 ? Math.min(Math.floor(value), most) : 0;
}

const STORY_ID = /^[0-9a-f]{12}$/;

/** Which story an event is about; undefined where it is about none. */
export function storyIdOf({ postId }: ClientEventData): string | undefined {
  return typeof postId === 'string' && STORY_ID.test(postId) ? postId : undefined;
}
