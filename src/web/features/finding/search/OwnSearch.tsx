import type { SubmitEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { Icon } from '#web/design/Icon.tsx';
import { tidyQuery } from './recent-searches.ts';
import { inputOf } from './use-search-input.ts';
import { wantedOf } from './wanted-of.ts';
import styles from './SearchForm.module.css';

/** What the address looks for among one's own things; null where it shows all, so that keys of the cache agree. */
export function ownWanted(query: URLSearchParams): string | null {
  return wantedOf(query) || null;
}

/** The sentence of a list without an item: that there is none at all, or none that was searched for. */
export function ownEmpty(wanted: string | null, empty: string): string {
  return wanted === null ? empty : formatMessage(messages.ownNothing, { query: wanted });
}

/** Looks through a list of one's own on the page of that list: an address, so that it works before any script. */
export function OwnSearch({ label }: { readonly label: string }) {
  const { path, query, navigate } = useRoute();
  const wanted = ownWanted(query);
  const tab = query.get('tab');
  const addressOf = (typed: string) => {
    const next = new URLSearchParams([
      ...(tab === null ? [] : [['tab', tab]]),
      ...(typed === '' ? [] : [['q', typed]]),
    ]);
    return next.size === 0 ? path : `${path}?${next}`;
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(addressOf(tidyQuery(inputOf(event.currentTarget).value)));
  };
  return (
    <search className={styles.own} aria-label={label}>
      <form className={styles.form} action={path} onSubmit={send}>
        <Icon name="search" size={20} />
        {tab !== null && <input type="hidden" name="tab" value={tab} />}
        <input
          key={wanted}
          className={styles.field}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={wanted ?? ''}
          placeholder={label}
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
        />
      </form>
      {wanted !== null && (
        <p className={styles.found}>
          <span dir="auto">{formatMessage(messages.ownFound, { query: wanted })}</span>{' '}
          <Link to={addressOf('')}>{messages.ownAll}</Link>
        </p>
      )}
    </search>
  );
}
