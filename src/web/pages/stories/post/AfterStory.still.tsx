import { AboutAuthors } from './AboutAuthors.tsx';
import type { Story } from './lookup-outcome.ts';
import { ReadNext } from './ReadNext.tsx';
import type { StoryVariables } from './story-variables.ts';
import { SeriesNavigation } from './SeriesNavigation.tsx';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'post/AfterStory': { readonly story: Story; readonly variables: StoryVariables };
  }
}

/** What leads on from a story: its series, its authors, what to read next. */
function AfterStory({ story, variables }: StillParts['post/AfterStory']) {
  return (
    <>
      {story.seriesPosition && <SeriesNavigation position={story.seriesPosition} />}
      <AboutAuthors story={story} />
      <ReadNext variables={variables} />
    </>
  );
}

setStillPart('post/AfterStory', AfterStory);
