import { use, useRef } from 'react';
import { addressInContext } from '#shared/routes/address-in-context.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteContext } from '#web/app/site-context.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { activeTab } from './active-tab.ts';
import { useActiveInView } from './use-active-in-view.ts';
import { useOverflow } from './use-overflow.ts';
import styles from './TabBar.module.css';

export type Tab = { readonly label: string; readonly to: string };

type TabBarProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Of the tab that is shown, where the location alone does not say it. */
  readonly activeTo?: string | undefined;
};

/** One press of an arrow, in pixels. */
const STEP = 100;

/** Links to the pages of one thing; the one whose link is the location is marked. */
export function TabBar({ label, tabs, activeTo }: TabBarProps) {
  const { path, query } = useRoute();
  const { context, url } = use(SiteContext);
  const list = useRef<HTMLUListElement>(null);
  const overflow = useOverflow(list);
  const here = tabs.map((tab) => ({ to: addressInContext(tab.to, context, url), tab }));
  const active = activeTo === undefined ? activeTab(here, path, query)?.tab : tabs.find(({ to }) => to === activeTo);
  useActiveInView(list, active?.to);
  const scroll = (direction: 1 | -1) => {
    if (list.current === null) return;
    const step = getComputedStyle(list.current).direction === 'rtl' ? -STEP : STEP;
    list.current.scrollBy({ left: direction * step, behavior: 'smooth' });
  };
  return (
    <nav className={styles.bar} aria-label={label}>
      {overflow.before && (
        <button
          type="button"
          className={styles.before}
          aria-label={shellMessages.previousSections}
          onClick={() => scroll(-1)}
        >
          <span aria-hidden="true">‹</span>
        </button>
      )}
      <ul className={styles.list} ref={list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link className={styles.tab} to={tab.to} aria-current={tab === active ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      {overflow.after && (
        <button
          type="button"
          className={styles.after}
          aria-label={shellMessages.nextSections}
          onClick={() => scroll(1)}
        >
          <span aria-hidden="true">›</span>
        </button>
      )}
    </nav>
  );
}
