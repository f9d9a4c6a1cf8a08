import type { ComponentType } from 'react';
import type { VisitedStory } from './VisitorCompanion.tsx';

export type VisitorToolsProps = { readonly story: VisitedStory };

/** The tools with their styles, and the way to open the responses: a story itself carries neither. */
export async function loadVisitorTools(): Promise<{
  readonly Tools: ComponentType<VisitorToolsProps>;
  readonly openResponses: (place: { readonly storyId: string }) => void;
}> {
  const [{ VisitorTools }, { openResponses }] = await Promise.all([
    import('./VisitorTools.tsx'),
    import('#web/features/reading/responses/open-responses.ts'),
  ]);
  return { Tools: VisitorTools, openResponses };
}
