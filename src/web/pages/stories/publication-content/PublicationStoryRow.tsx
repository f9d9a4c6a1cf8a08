import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { OutcomeText, type RowOutcome, SelectBox } from '#web/features/stories/selection/SelectBox.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import type { ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import { PublicationStoryMenu } from './PublicationStoryMenu.tsx';

export type PublicationStoryRowProps = {
  readonly item: PublicationStory;
  readonly publication: ManagedPublication;
  readonly selection: Selection<PublicationStory>;
  /** What came of it when one thing was done with several. */
  readonly outcome: RowOutcome | undefined;
  /** It is no longer in this list. */
  readonly onLeave: () => void;
};

/** One story: what it is, by whom, how it stands, and what can be done with it. */
export function PublicationStoryRow(props: PublicationStoryRowProps) {
  const { item, selection, outcome } = props;
  const { post, language, authors, isFeatured } = item;
  const title = item.title || messages.untitled;
  return (
    <ListItem>
      <SelectBox selection={selection} item={item} title={title} isRow={post === null} />
      <ItemWords>
        <ItemTitle dir="auto" lang={language}>
          {post === null ? (
            title
          ) : (
            <Link to={storyPath(post)} data-row="">
              {title}
            </Link>
          )}
          {isFeatured && <Badge>{messages.featuredBadge}</Badge>}
        </ItemTitle>
        <ItemFacts>
          {authors.length > 0 && <span dir="auto">{authors.map(({ name }) => name).join(', ')}</span>}
          {factsOf(item).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </ItemFacts>
        <OutcomeText outcome={outcome} />
      </ItemWords>
      <ItemActions>
        <PublicationStoryMenu {...props} title={title} />
      </ItemActions>
    </ListItem>
  );
}

function factsOf({ post, scheduledAt, scheduleTimeZone }: PublicationStory): readonly string[] {
  if (post === null) {
    if (scheduledAt === null) return [];
    return [formatMessage(messages.goesOut, { time: momentInZone(scheduledAt, scheduleTimeZone ?? 'UTC') })];
  }
  const { firstPublishedAt, isUndated, isLocked, clapCount, responsesCount } = post;
  const isDated = firstPublishedAt !== null && !isUndated;
  return [
    ...(isDated ? [formatMessage(messages.publishedOn, { date: formatDate(firstPublishedAt) })] : []),
    ...(isLocked ? [storyMessages.memberOnly] : []),
    ...(clapCount > 0 ? [formatMessage(messages.claps, { count: clapCount })] : []),
    ...(responsesCount > 0 ? [formatMessage(messages.responses, { count: responsesCount })] : []),
  ];
}
