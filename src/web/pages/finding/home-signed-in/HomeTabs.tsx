import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import type { TopicName } from '#web/generated/fragments.ts';
import { type HomeTab, homeTabPath } from './home-tab.ts';
import styles from './YourHome.module.css';

type HomeTabsProps = {
  readonly tab: HomeTab;
  readonly topics: readonly TopicName[];
  /** Of the tab that is open, where the viewer does not follow it. */
  readonly visited: TopicName | undefined;
};

/** For you, following, and each topic that the viewer follows; before them the way to more of those. */
export function HomeTabs({ tab, topics, visited }: HomeTabsProps) {
  const isFollowed = topics.some(({ slug }) => slug === visited?.slug);
  const shown = visited === undefined || isFollowed ? topics : [visited, ...topics];
  const tabs = [
    { label: messages.forYou, to: homeTabPath({ kind: 'recommended' }) },
    { label: messages.following, to: homeTabPath({ kind: 'following' }) },
    ...shown.map(({ slug, displayTitle }) => ({
      label: displayTitle,
      to: homeTabPath({ kind: 'tag', tagSlug: slug }),
    })),
  ];
  return (
    <div className={styles.tabs}>
      <Link
        className={styles.add}
        to={buildPath('ShowExploreTopics')}
        aria-label={messages.addTopics}
        title={messages.addTopics}
      >
        <span aria-hidden="true">+</span>
      </Link>
      <TabBar label={messages.tabs} tabs={tabs} activeTo={homeTabPath(tab)} />
    </div>
  );
}
