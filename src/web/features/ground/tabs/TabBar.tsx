import { use } from 'react';
import { addressInContext } from '#shared/routes/address-in-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteContext } from '#web/app/site-context.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { activeTab } from './active-tab.ts';
import { Tabs } from '#web/parts/tabs/Tabs.tsx';

export type Tab = { readonly label: string; readonly to: string };

type TabBarProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Of the tab that is shown, where the location alone does not say it. */
  readonly activeTo?: string | undefined;
};

/** Links to the pages of one thing; the one whose link is the location is marked. */
export function TabBar({ label, tabs, activeTo }: TabBarProps) {
  const { path, query } = useRoute();
  const { context, url } = use(SiteContext);
  const here = tabs.map((tab) => ({ to: addressInContext(tab.to, context, url), tab }));
  const active = activeTo === undefined ? activeTab(here, path, query)?.tab : tabs.find(({ to }) => to === activeTo);
  return (
    <Tabs label={label} active={active?.to}>
      {tabs.map((tab) => (
        <li key={tab.to}>
          <Link to={tab.to} aria-current={tab === active ? 'page' : undefined}>
            {tab.label}
          </Link>
        </li>
      ))}
    </Tabs>
  );
}
