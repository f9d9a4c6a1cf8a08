import { AboutAuthors } from './AboutAuthors.tsx';
import type { Story } from './lookup-outcome.ts';
import { ReadNext } from './ReadNext.tsx';
import { SeriesNavigation } from './SeriesNavigation.tsx';

/** What leads on from a story: its series, its authors, what to read next. */
export function AfterStory({ story }: { readonly story: Story }) {
  return (
    <>
      {story.seriesPosition && <SeriesNavigation position={story.seriesPosition} />}
      <AboutAuthors story={story} />
      <ReadNext stories={story.readNext} />
    </>
  );
}
