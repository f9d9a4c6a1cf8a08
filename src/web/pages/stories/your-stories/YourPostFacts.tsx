import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { ownDecisionPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { underwayOf } from '#web/features/stories/submission-status/own-submission.ts';
import { SubmissionMark } from '#web/features/stories/submission-status/SubmissionMark.tsx';
import { readingTimeText } from '#web/features/stories/stories/reading-time.ts';
import type { YourStory } from '#web/generated/fragments.ts';
import type { YourPostsFilter } from '#web/generated/YourPostsPageQuery.ts';
import styles from './YourStories.module.css';

type YourPostFactsProps = { readonly item: YourStory; readonly filter: YourPostsFilter };

/** When, how long, and what is to be known of it besides. */
export function YourPostFacts({ item, filter }: YourPostFactsProps) {
  const { post, wordCount, readingTime, hasUnpublishedChanges, decisions } = item;
  const { settings, isLocked } = post;
  const failure = settings?.scheduleFailure;
  return (
    <>
      <p className={styles.facts}>
        <span>{timeOf(item, filter)}</span>
        <span>{formatMessage(messages.words, { count: wordCount })}</span>
        {wordCount > 0 && <span>{readingTimeText(readingTime)}</span>}
        {isLocked && <span>{storyMessages.memberOnly}</span>}
        {settings?.isPinned === true && <span>{messages.pinned}</span>}
      </p>
      {filter !== 'DELETED' && underwayOf(post) !== null && (
        <p className={styles.facts}>
          <SubmissionMark post={post} />
        </p>
      )}
      {filter !== 'DELETED' && decisions.map((decision) => <DecisionMark key={decision.id} decision={decision} />)}
      {hasUnpublishedChanges && filter !== 'DELETED' && <p className={styles.mark}>{messages.unpublishedChanges}</p>}
      {failure && <p className={styles.failure}>{formatMessage(messages.failed, { reason: failure })}</p>}
    </>
  );
}

/** What moderators took from it, with the way to why. */
function DecisionMark({
  decision: { id, measure, isProvisional },
}: {
  readonly decision: YourStory['decisions'][number];
}) {
  const state = isProvisional ? messages.underReview : decisionMessages.measures[measure];
  return (
    <p className={styles.failure}>
      <Link to={ownDecisionPath(id)}>{formatMessage(messages.decided, { state })}</Link>
    </p>
  );
}

function timeOf({ post, updatedAt }: YourStory, filter: YourPostsFilter): string {
  const { settings, firstPublishedAt, isUndated } = post;
  if (filter === 'SCHEDULED' && settings?.scheduledAt) {
    const time = momentInZone(settings.scheduledAt, settings.scheduleTimeZone ?? 'UTC');
    return formatMessage(messages.goesOut, { time });
  }
  if (filter === 'DELETED' && settings?.purgedAt) {
    return formatMessage(messages.goneAt, { date: formatDate(settings.purgedAt) });
  }
  if ((filter === 'PUBLIC' || filter === 'UNLISTED') && firstPublishedAt !== null && !isUndated) {
    return formatMessage(messages.published, { date: formatDate(firstPublishedAt) });
  }
  return formatMessage(messages.edited, { date: formatDate(updatedAt) });
}
