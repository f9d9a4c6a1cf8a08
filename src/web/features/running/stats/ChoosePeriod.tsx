import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { PERIOD_PARAMETER, SORT_PARAMETER, statsAddress } from './stats-address.ts';
import styles from './stats.module.css';

type ChoosePeriodProps = {
  readonly label: string;
  readonly period: string;
  readonly choices: readonly string[];
  readonly nameOf: (period: string) => string;
  readonly sort?: string | undefined;
  /** Links beside the form. */
  readonly children?: ReactNode;
};

/** Whoever pressed “Show” is at it still when the figures have changed, to press it again: not at the top of the page. */
let sought: string | undefined;

/** Which period is shown: a plain form, which needs no script and loads no document where there is one. */
export function ChoosePeriod({ label, period, choices, nameOf, sort, children }: ChoosePeriodProps) {
  const { path, navigate } = useRoute();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sought !== period) return;
    sought = undefined;
    button.current?.focus({ preventScroll: true });
  }, [period]);
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(PERIOD_PARAMETER);
    if (typeof chosen !== 'string' || chosen === period) return;
    sought = chosen;
    void navigate(statsAddress(path, { period: chosen, sort }));
  };
  const known = choices.includes(period) ? choices : [period, ...choices];
  return (
    <form className={styles.choose} method="get" action={path} key={period} onSubmit={show}>
      <label htmlFor="stats-period">{label}</label>
      <select id="stats-period" name={PERIOD_PARAMETER} className={styles.select} defaultValue={period}>
        {known.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
      {sort !== undefined && <input type="hidden" name={SORT_PARAMETER} value={sort} />}
      <Button ref={button} type="submit" look="outlined">
        {messages.show}
      </Button>
      {children}
    </form>
  );
}
