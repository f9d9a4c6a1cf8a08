import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sumText } from '#shared/money/money-text.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { EarningsOfMonth } from '#web/generated/fragments.ts';
import { FigureTable, RowName } from '#web/parts/figures/FigureTable.tsx';
import { Note } from '#web/parts/frame/Note.tsx';

type StoryEarnings = EarningsOfMonth['stories'][number];

/** Amounts of several currencies beside each other: no currency is added to another. */
export function moneysText(moneys: EarningsOfMonth['totals']): string {
  return moneys.map(sumText).join(' + ');
}

/** What one came for first: on a phone the others are a swipe away. */
const columns: readonly (readonly [name: string, textOf: (story: StoryEarnings) => string])[] = [
  [messages.earned, ({ amounts }) => moneysText(amounts)],
  [messages.readers, ({ members }) => formatNumber(members)],
  [messages.minutes, ({ seconds }) => formatNumber(Math.round(seconds / 60))],
  [messages.points, ({ points }) => formatNumber(Math.round(points))],
];
const shareColumn: (typeof columns)[number] = [
  messages.share,
  ({ percents }) => percents.map((percent) => `${percent}%`).join(' → '),
];

/** Stories with what they earned in a month, and with one's share of it where any is shared. */
export function EarningsTable({ stories }: { readonly stories: readonly StoryEarnings[] }) {
  const isShared = stories.some(({ percents }) => percents.some((percent) => percent < 100));
  const shown = isShared ? columns.toSpliced(1, 0, shareColumn) : columns;
  return (
    <>
      <FigureTable
        rowsAre={messages.story}
        columns={shown.map(([name]) => name)}
        rows={stories.map((story) => ({
          key: story.storyId ?? `together ${story.together}`,
          head: (
            <RowName>
              <StoryName story={story} />
            </RowName>
          ),
          cells: shown.map(([, textOf]) => textOf(story)),
        }))}
      />
      {stories.some(({ together }) => together !== null) && <Note>{messages.moreText}</Note>}
      {stories.some(isOfFew) && <Note>{messages.othersText}</Note>}
      {stories.length > 0 && <Note>{messages.fileText}</Note>}
    </>
  );
}

const isOfFew = ({ storyId, together }: StoryEarnings) => storyId === null && together === null;

function StoryName({ story: { storyId, title, together } }: { readonly story: StoryEarnings }) {
  if (together !== null) return formatMessage(messages.more, { count: together });
  if (storyId === null) return messages.others;
  if (title === null || title === '') return messages.gone;
  return <Link to={postStatsPath(storyId)}>{title}</Link>;
}
