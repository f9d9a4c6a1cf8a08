import type { SubmittablePost } from '#web/generated/fragments.ts';

/** The submission of one's own story that is under way: only its writer may withdraw one. */
export function underwayOf({ submission }: SubmittablePost): SubmittablePost['submission'] {
  return submission?.viewerCan.includes('WITHDRAW') === true ? submission : null;
}

/** Whether the viewer may hand the story in to a publication. */
export function canHandIn({ settings }: SubmittablePost): boolean {
  return settings?.publishingActions.includes('SUBMIT_POST_TO_PUBLICATION') === true;
}
