import type { Story } from '#modules/stories/stories/story.ts';

/** Whether a publication may feature a story: it is published there, for everybody. */
export function canFeature(publicationId: string, story: Pick<Story, 'publicationId' | 'isListed'>): boolean {
  return story.publicationId === publicationId && story.isListed;
}
