import type { Story } from '#modules/stories/stories/story.ts';

/** Whether a story may stand among the pinned ones of a person's profile: they wrote it, alone or with others. */
export function canPin(personId: string, story: Pick<Story, 'authorIds'>): boolean {
  return story.authorIds.includes(personId);
}
