import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Icon } from '#web/design/Icon.tsx';
import styles from './Header.module.css';

/** A form that works before any script does; what opens below it comes with the first focus (SEARCH-3). */
export function SearchBox({ action }: { action: string }) {
  const { route, query } = useRoute();
  const field = useRef<HTMLInputElement>(null);
  const [popover, setPopover] = useState<ReactNode>();
  useEffect(() => {
    const { current } = field;
    const load = () =>
      void import('../../finding/search/load-popover.ts').then((search) => search.loadPopover(current, setPopover));
    current?.addEventListener('focus', load, { once: true });
    // It may have come before the script.
    if (current === document.activeElement) load();
  }, []);
  return (
    <search>
      <form className={styles.search} action={action} data-search>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={route?.page === 'search' ? (query.get('q') ?? '') : ''}
          placeholder={shellMessages.searchPlaceholder}
          aria-label={shellMessages.search}
        />
        {popover}
      </form>
    </search>
  );
}
