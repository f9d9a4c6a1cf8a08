import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { StatsPeriods } from '#web/generated/fragments.ts';
import { periodName } from './figure-texts.ts';
import { PERIOD_PARAMETER, SORT_PARAMETER, statsAddress } from './stats-address.ts';
import styles from './stats.module.css';

/** Which period is shown: a plain form, and links to the periods beside it. */
export function PeriodBar({ range, sort }: { readonly range: StatsPeriods; readonly sort?: string | undefined }) {
  const { path } = useRoute();
  const { period, previous, next, choices, timeZone } = range;
  const to = (other: string) => statsAddress(path, { period: other, sort });
  const known = choices.includes(period) ? choices : [period, ...choices];
  return (
    <div className={styles.period}>
      <form className={styles.choose} method="get" action={path} key={period}>
        <label htmlFor="stats-period">{messages.period}</label>
        <select id="stats-period" name={PERIOD_PARAMETER} className={styles.select} defaultValue={period}>
          {known.map((choice) => (
            <option key={choice} value={choice}>
              {choice.length === 4 ? formatMessage(messages.wholeYear, { year: choice }) : periodName(choice)}
            </option>
          ))}
        </select>
        {sort !== undefined && <input type="hidden" name={SORT_PARAMETER} value={sort} />}
        <Button type="submit" look="outlined">
          {messages.show}
        </Button>
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
      </form>
      <Note>{formatMessage(messages.zone, { zone: timeZone.replaceAll('_', ' ') })}</Note>
    </div>
  );
}
