import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import type { StatsPeriods } from '#web/generated/fragments.ts';
import { ChoosePeriod } from './ChoosePeriod.tsx';
import { periodName } from './figure-texts.ts';
import { statsAddress } from './stats-address.ts';
import styles from './stats.module.css';

const choiceName = (choice: string) =>
  choice.length === 4 ? formatMessage(messages.wholeYear, { year: choice }) : periodName(choice);

/** Which period is shown, and links to the periods beside it. */
export function PeriodBar({ range, sort }: { readonly range: StatsPeriods; readonly sort?: string | undefined }) {
  const { path } = useRoute();
  const { period, previous, next, choices, timeZone } = range;
  const to = (other: string) => statsAddress(path, { period: other, sort });
  return (
    <div className={styles.period}>
      <ChoosePeriod label={messages.period} period={period} choices={choices} nameOf={choiceName} sort={sort}>
        {previous !== null && (
          <Link to={to(previous)} aria-label={formatMessage(messages.earlier, { period: periodName(previous) })}>
            ← {periodName(previous)}
          </Link>
        )}
        {next !== null && (
          <Link to={to(next)} aria-label={formatMessage(messages.later, { period: periodName(next) })}>
            {periodName(next)} →
          </Link>
        )}
      </ChoosePeriod>
      <Note>{formatMessage(messages.zone, { zone: timeZone.replaceAll('_', ' ') })}</Note>
    </div>
  );
}
