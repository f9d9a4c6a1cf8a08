import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { BegunDraftQueryDocument } from '#web/generated/BegunDraftQuery.ts';
import type { BegunDraft } from '#web/generated/fragments.ts';
import type { BegunPost } from './writing-props.ts';

/** What the bar shows of a draft that the server has. */
export function begunPost({ post, collection, viewerCanPublish }: BegunDraft): BegunPost {
  const isLetter = post.visibility === 'UNLISTED' && (post.mailing?.newsletter ?? null) !== null;
  const { scheduledAt = null, scheduleTimeZone } = post.settings ?? {};
  const goesOut = scheduledAt === null ? undefined : momentInZone(scheduledAt, scheduleTimeZone ?? 'UTC');
  return { ...post, isLetter, goesOut, collectionName: collection?.name, canPublish: viewerCanPublish };
}

/**
 * What the server knows of the story: with the page, or asked for as soon as a new story is there, so that it can be
 * submitted without loading the page anew.
 */
export function useBegunPost(known: BegunPost | undefined, postId: string | null): BegunPost | undefined {
  const isSkipped = known !== undefined || postId === null;
  const { data } = useQuery(BegunDraftQueryDocument, { variables: { postId: postId ?? '' }, isSkipped });
  const draft = data?.draft;
  return known ?? (draft?.__typename === 'Draft' ? begunPost(draft) : undefined);
}
