import { useState } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { StoryBodyQueryDocument } from '#web/generated/StoryBodyQuery.ts';
import type { StoryVariables } from './story-variables.ts';

export type StoryBody = {
  readonly html: string | undefined;
  readonly hasFailed: boolean;
  /** True once the rest of a locked story was opened. */
  readonly isOpened: boolean;
  /** Shows all of a locked story. */
  readonly open: (html: string) => void;
};

/**
 * The body of a story. A page that came from the server carries it in its HTML, so that it is read
 * from there and never sent twice; elsewhere the graph is asked.
 */
export function useStoryBody(variables: StoryVariables): StoryBody {
  const [fromPage] = useState(() => bodyOnPage(variables.postId));
  const [opened, open] = useState<string>();
  const { data, error } = useQuery(StoryBodyQueryDocument, {
    variables,
    isSkipped: fromPage !== undefined,
  });
  const asked = data?.storyBody.__typename === 'Post' ? data.storyBody.content.bodyHtml : undefined;
  const html = opened ?? fromPage ?? asked;
  return { html, hasFailed: html === undefined && error !== undefined, isOpened: opened !== undefined, open };
}

function bodyOnPage(postId: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector(`.story-body[data-post-id="${postId}"]`)?.innerHTML;
}
