import { statsMessages } from '#shared/messages/stats.ts';
import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { PERIOD_PARAMETER } from '#web/features/running/stats/stats-address.ts';
import type { EarningsOfMonth } from '#web/generated/fragments.ts';
import styles from './PartnerDashboard.module.css';

/** Which month is shown: a plain form, which needs no script. */
export function ChooseMonth({ earnings: { period, choices } }: { readonly earnings: EarningsOfMonth }) {
  const { path } = useRoute();
  const known = choices.includes(period) ? choices : [period, ...choices];
  return (
    <form className={styles.choose} method="get" action={path} key={period}>
      <label htmlFor="earnings-month">{messages.month}</label>
      <select id="earnings-month" name={PERIOD_PARAMETER} className={styles.select} defaultValue={period}>
        {known.map((choice) => (
          <option key={choice} value={choice}>
            {formatDate(Date.parse(`${choice}-01T00:00:00Z`), 'month')}
          </option>
        ))}
      </select>
      <Button type="submit" look="outlined">
        {statsMessages.show}
      </Button>
    </form>
  );
}
