import { PassageTools } from '#web/features/reading/highlights/PassageTools.tsx';
import { LibrarySidebar } from '#web/features/reading/library-sidebar/LibrarySidebar.tsx';
import { StoryResponses } from '#web/features/reading/responses/StoryResponses.tsx';

/** What goes on around a story while one reads it; each part fetches what it opens. */
export function StoryCompanion({ storyId }: { readonly storyId: string }) {
  return (
    <>
      <StoryResponses storyId={storyId} />
      <PassageTools storyId={storyId} />
      <LibrarySidebar storyId={storyId} />
    </>
  );
}
