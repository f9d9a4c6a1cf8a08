import type { ImportedStory, ImportProblem } from '../imported-story.ts';

/** A story whose day has not come is a draft: no import publishes ahead of its author. */
export function holdBack(
  story: ImportedStory,
  now: Date,
): { readonly story: ImportedStory; readonly problem?: ImportProblem } {
  const { publishedAt, ...rest } = story;
  if (publishedAt === undefined || publishedAt <= now) return { story };
  if (story.state === 'draft') return { story: rest };
  const reason = `It’s dated ${publishedAt.toISOString().slice(0, 10)}, which is in the future, so it came in as a draft.`;
  return { story: { ...rest, state: 'draft' }, problem: { kind: 'changed', file: story.file, reason } };
}
