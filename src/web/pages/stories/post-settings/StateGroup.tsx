import { formatMessage } from '#shared/messages/format-message.ts';
import { storySettingsMessages as messages } from '#shared/messages/your-stories.ts';
import { TRASH_DAYS } from '#shared/story/publishing-limits.ts';
import { Button } from '#web/design/Button.tsx';
import { momentInZone } from '#web/features/stories/publishing/audience.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import type { StorySettings } from '#web/generated/fragments.ts';
import { UnschedulePostDocument } from '#web/generated/UnschedulePost.ts';
import { DeleteRow } from './DeleteRow.tsx';
import { PublishRow } from './PublishRow.tsx';
import { UnpublishRow } from './UnpublishRow.tsx';

/** How the story stands, and the ways to another state, each with what it brings. */
export function StateGroup({ story }: { readonly story: StorySettings }) {
  const { isPublished, settings, viewerCan } = story;
  const unschedule = useChange(UnschedulePostDocument, { says: 'toast' });
  const isScheduled = !isPublished && settings?.scheduledAt;
  return (
    <RowGroup anchor="state" title={messages.state}>
      {isScheduled && (
        <Row
          title={messages.scheduledTitle}
          text={formatMessage(messages.scheduledText, {
            time: momentInZone(isScheduled, settings.scheduleTimeZone ?? 'UTC'),
          })}
          actions={
            <Button
              look="outlined"
              size="small"
              aria-busy={unschedule.isRunning}
              onClick={() => void unschedule.run({ targetPostId: story.id })}
            >
              {messages.unschedule}
            </Button>
          }
        />
      )}
      {!isPublished && viewerCan.publish && <PublishRow postId={story.id} />}
      {isPublished && viewerCan.publish && <UnpublishRow story={story} />}
      {viewerCan.delete && <DeleteRow story={story} text={formatMessage(messages.deleteText, { days: TRASH_DAYS })} />}
    </RowGroup>
  );
}
