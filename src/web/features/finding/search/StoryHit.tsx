import type { MarkedPart } from '#shared/search/mark-words.ts';
import type { StoryCard } from '#web/generated/fragments.ts';
import { StoryRow } from '#web/features/stories/stories/StoryCard.tsx';
import { StoryTitle } from '#web/features/stories/stories/StoryTitle.tsx';
import { MarkedText } from './MarkedText.tsx';

type StoryHitProps = {
  readonly story: StoryCard;
  readonly title: readonly MarkedPart[];
  /** Words of the story around what was searched for; none where only its title has them. */
  readonly snippet: readonly MarkedPart[];
  readonly hasPublication?: boolean;
  readonly onFollow: () => void;
};

/** A story that was found, as one row: the card of every list, with what was searched for marked. */
export function StoryHit({ story, title, snippet, hasPublication = true, onFollow }: StoryHitProps) {
  return (
    <StoryRow
      story={story}
      hasPublication={hasPublication}
      title={
        <StoryTitle story={story} level={2} onFollow={onFollow}>
          <MarkedText parts={title} />
        </StoryTitle>
      }
      summary={snippet.length > 0 && <MarkedText parts={snippet} />}
    />
  );
}
