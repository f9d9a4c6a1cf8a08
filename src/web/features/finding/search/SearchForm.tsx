import { type ComponentPropsWithoutRef, type SubmitEvent } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import { Icon } from '#web/design/Icon.tsx';
import { rememberSearch, tidyQuery } from './recent-searches.ts';
import { resultsAddress } from './results-address.ts';
import { inputOf } from './use-search-input.ts';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  readonly action: string;
  readonly label: string;
  readonly query: string;
  /** Only where the header has no room for its own. */
  readonly isSmall?: boolean;
  /** Whoever comes to the page comes to type. */
  readonly isFirst?: boolean;
};

/** A form of search in a page: it works before any script does, and keeps what was searched for. */
export function SearchForm({ action, label, query, isSmall = false, isFirst = false }: SearchFormProps) {
  const { navigate } = useRoute();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = tidyQuery(inputOf(form).value);
    if (typed === '') return;
    rememberSearch(typed);
    void navigate(resultsAddress(form.action, typed));
  };
  const first: ComponentPropsWithoutRef<'input'> = isFirst ? { autoFocus: true } : {};
  return (
    <search className={isSmall ? styles.small : undefined}>
      <form className={styles.form} action={action} onSubmit={send} data-search>
        <Icon name="search" size={20} />
        <input
          // Another search is another field: it shows what was searched for.
          key={query}
          {...first}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          aria-label={label}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          data-first-focus={isFirst || undefined}
        />
      </form>
    </search>
  );
}
