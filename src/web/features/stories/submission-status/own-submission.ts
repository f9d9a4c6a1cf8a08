import { use } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { SubmittablePost, WriterSubmission } from '#web/generated/fragments.ts';
import { PostSubmitPageQueryDocument } from '#web/generated/PostSubmitPageQuery.ts';

/** The submission of one's own story that is under way: only its writer may withdraw one. */
export function underwayOf({ submission }: SubmittablePost): SubmittablePost['submission'] {
  return submission?.viewerCan.includes('WITHDRAW') === true ? submission : null;
}

/** Whether the editors approved a draft and its writer publishes it. */
export function isLeftToWriter({
  status,
  isPublished,
  viewerCan,
}: Pick<WriterSubmission, 'status' | 'isPublished' | 'viewerCan'>): boolean {
  return status === 'ACCEPTED' && !isPublished && viewerCan.includes('WITHDRAW');
}

/** Whether the viewer may hand the story in to a publication. */
export function canHandIn({ settings }: SubmittablePost): boolean {
  return settings?.publishingActions.includes('SUBMIT_POST_TO_PUBLICATION') === true;
}

/** Asks how one's submission stands by now, for whoever came too late: every list and page that shows it follows. */
export function useNewestState({ postId }: Pick<WriterSubmission, 'postId'>): () => void {
  const graph = use(GraphContext);
  return () => graph.refetch(graph.keyOf(PostSubmitPageQueryDocument, { postId }));
}
