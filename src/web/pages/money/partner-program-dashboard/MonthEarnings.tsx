import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { DownloadLink } from '#web/features/running/stats/DownloadLink.tsx';
import { StatsFigure } from '#web/features/running/stats/StatsFigure.tsx';
import type { EarningsOfMonth } from '#web/generated/fragments.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ChooseMonth } from './ChooseMonth.tsx';
import { EarningsTable, moneysText } from './EarningsTable.tsx';
import styles from './PartnerDashboard.module.css';

type MonthEarningsProps = { readonly earnings: EarningsOfMonth; readonly isOwn: boolean };

/** One month, as an estimate or as the statement that stands. */
export function MonthEarnings({ earnings, isOwn }: MonthEarningsProps) {
  const { period, state, totals, members, seconds, months, days, stories } = earnings;
  const month = formatDate(Date.parse(`${period}-01T00:00:00Z`), 'month');
  const isClosed = state === 'CLOSED';
  const tiles = [
    [messages.total, totals.length === 0 ? messages.nothing : moneysText(totals)],
    [messages.readers, formatNumber(members)],
    [messages.minutes, formatNumber(Math.round(seconds / 60))],
  ] as const;
  return (
    <>
      <ChooseMonth earnings={earnings} />
      <Section
        title={formatMessage(isClosed ? messages.statement : messages.estimate, { month })}
        look="quiet"
        more={isOwn && <DownloadLink href={buildPath('DownloadEarnings', {}, { period })} />}
      >
        <dl className={styles.tiles}>
          {tiles.map(([name, value]) => (
            <div key={name} className={styles.tile}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Note>{stateText(earnings)}</Note>
      </Section>
      <StatsFigure title={messages.byMonth} chart={months} rowsAre={messages.month} />
      {days && <StatsFigure title={messages.byDay} chart={days} rowsAre={messages.day} note={messages.otherDaysText} />}
      <Section title={messages.byStory} look="quiet">
        {stories.length === 0 ? <EmptyText text={messages.empty} /> : <EarningsTable stories={stories} />}
      </Section>
    </>
  );
}

function stateText({ state, countedAt, closedAt }: EarningsOfMonth): string {
  if (state === 'CLOSED') return formatMessage(messages.closedText, { date: formatDate(closedAt ?? 0) });
  if (countedAt === null) return messages.notCounted;
  return formatMessage(messages.estimateText, { date: formatDate(countedAt) });
}
