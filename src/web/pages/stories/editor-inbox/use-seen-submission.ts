import { useState } from 'react';
import { submissionOf } from './inbox-filter.ts';

type Seen<Submission> = {
  readonly submission: Submission | null;
  /** It is not the viewer's to read any more. */
  readonly isLost: boolean;
};

/**
 * The submission of the page, as it was last seen once the viewer lost the right to it: whoever writes about it as the
 * publication is archived, or as they are taken off the staff, keeps their words before their eyes.
 */
export function useSeenSubmission<Submission extends { readonly id: string }>(
  submission: Submission | null,
  query: URLSearchParams,
): Seen<Submission> {
  const [last, setLast] = useState(submission);
  if (submission !== null && submission !== last) setLast(submission);
  if (submission !== null) return { submission, isLost: false };
  return last?.id === submissionOf(query) ? { submission: last, isLost: true } : { submission: null, isLost: false };
}
