import type { StoryCard as Story } from '#web/generated/fragments.ts';
import { StoryCard } from './StoryCard.tsx';
import type { HeadingLevel } from './StoryTitle.tsx';

type StoryListProps = {
  readonly stories: readonly Story[];
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
};

/** Stories one below the other. */
export function StoryList({ stories, level = 2, hasPublication = true }: StoryListProps) {
  return stories.map((story) => (
    <StoryCard key={story.id} story={story} level={level} hasPublication={hasPublication} />
  ));
}

/** The stories of a feed of the graph. */
export function storiesOf(feed: { readonly items: readonly { readonly post: Story }[] } | undefined): readonly Story[] {
  return feed?.items.map((item) => item.post) ?? [];
}
