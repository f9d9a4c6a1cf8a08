import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ChoosePeriod } from '#web/features/running/stats/ChoosePeriod.tsx';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { periodName } from '#web/features/running/stats/figure-texts.ts';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import type { EarningsOfMonth } from '#web/generated/fragments.ts';
import { Tiles } from '#web/parts/figures/Tiles.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EarningsTable, moneysText } from './EarningsTable.tsx';

type MonthEarningsProps = {
  readonly earnings: EarningsOfMonth;
  readonly isOwn: boolean;
  /** Whether there will be an estimate: who is in no program is promised none. */
  readonly isEnrolled: boolean;
};

/** One month, as an estimate or as the statement that stands. */
export function MonthEarnings({ earnings, isOwn, isEnrolled }: MonthEarningsProps) {
  const { period, state, totals, members, seconds, months, days, stories, asEditor } = earnings;
  const month = periodName(period);
  const isClosed = state === 'CLOSED';
  const tiles = [
    [messages.total, totals.length === 0 ? messages.nothing : moneysText(totals)],
    [messages.readers, formatNumber(members)],
    [messages.minutes, formatNumber(Math.round(seconds / 60))],
  ] as const;
  return (
    <>
      <ChoosePeriod label={messages.month} period={period} choices={earnings.choices} nameOf={periodName} />
      <Section
        title={formatMessage(isClosed ? messages.statement : messages.estimate, { month })}
        look="quiet"
        more={isOwn && <DownloadLink href={buildPath('DownloadEarnings', {}, { period })} />}
      >
        <Tiles tiles={tiles.map(([name, figure]) => ({ name, figure }))} />
        {(isEnrolled || earnings.countedAt !== null) && <Note>{stateText(earnings)}</Note>}
      </Section>
      {months && <StatsFigure title={messages.byMonth} chart={months} rowsAre={messages.month} />}
      {days && <StatsFigure title={messages.byDay} chart={days} rowsAre={messages.day} note={messages.otherDaysText} />}
      <Section title={messages.byStory} look="quiet">
        {stories.length === 0 ? (
          <EmptyText text={isOwn ? messages.empty : messages.emptyOf} />
        ) : (
          <EarningsTable stories={stories} />
        )}
      </Section>
      {asEditor.map(({ publicationId, publicationName, stories: edited }) => (
        <Section
          key={publicationId}
          title={
            publicationName === null ? messages.goneEditor : formatMessage(messages.asEditor, { name: publicationName })
          }
          look="quiet"
        >
          <Note>{messages.asEditorText}</Note>
          <EarningsTable stories={edited} />
        </Section>
      ))}
    </>
  );
}

function stateText({ state, countedAt, closedAt }: EarningsOfMonth): string {
  if (state === 'CLOSED') return formatMessage(messages.closedText, { date: formatDate(closedAt ?? 0) });
  if (countedAt === null) return messages.notCounted;
  return formatMessage(messages.estimateText, { date: formatDate(countedAt) });
}
