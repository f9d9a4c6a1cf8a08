import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { AdminBoostsPageQuery } from '#web/generated/AdminBoostsPageQuery.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Entry } from '#web/parts/list/PlainList.tsx';

type Nomination = NonNullable<AdminBoostsPageQuery['viewerNominations']>['items'][number];

/** What the viewer nominated, and what came of it. */
export function OwnNomination({ nomination }: { readonly nomination: Nomination }) {
  const { boostCase, reason, createdAt } = nomination;
  const { post } = boostCase;
  return (
    <Entry>
      <div>
        {post && (
          <a href={storyPath(post)} dir="auto">
            {post.title}
          </a>
        )}
        <p dir="auto">{reason}</p>
        <Note>
          {stateText(boostCase)} · <RecentTime timestamp={createdAt} />
        </Note>
      </div>
    </Entry>
  );
}

function stateText({ state, boostedUntil, declineReason }: Nomination['boostCase']): string {
  if (state === 'BOOSTED' && boostedUntil !== null)
    return formatMessage(messages.boostedUntil, { date: formatDate(boostedUntil) });
  if (state === 'DECLINED' && declineReason !== null)
    return formatMessage(messages.declinedBecause, { reason: declineReason });
  return messages.states[state];
}
