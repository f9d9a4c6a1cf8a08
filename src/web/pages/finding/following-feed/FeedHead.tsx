import { followingMessages as messages } from '#shared/messages/following.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { type FeedAddress, feedPath } from './feed-address.ts';
import styles from './FollowingFeed.module.css';

const orders = [
  { orderBy: 'NEWEST', label: messages.newest },
  { orderBy: 'MOST_READ', label: messages.mostRead },
] as const;
const tabs = [
  { label: messages.writers, to: feedPath({ name: 'writers', entityId: undefined, orderBy: 'NEWEST' }) },
  { label: messages.publicationsTab, to: feedPath({ name: 'publications', entityId: undefined, orderBy: 'NEWEST' }) },
  { label: messages.topicsTab, to: feedPath({ name: 'tags', entityId: undefined, orderBy: 'NEWEST' }) },
];

/** Writers, publications or topics. */
export function FeedTabs({ address }: { readonly address: FeedAddress }) {
  const activeTo = feedPath({ name: address.name, entityId: undefined, orderBy: 'NEWEST' });
  return <TabBar label={messages.feeds} tabs={tabs} activeTo={activeTo} />;
}

/** The order, and the way to change whom one follows. */
export function FeedTools({ address }: { readonly address: FeedAddress }) {
  return (
    <div className={styles.tools}>
      <nav className={styles.orders} aria-label={messages.order}>
        {orders.map(({ orderBy, label }) => (
          <Link
            key={orderBy}
            className={styles.order}
            to={feedPath({ ...address, orderBy })}
            aria-current={orderBy === address.orderBy ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Link className={styles.manage} to={buildPath('ShowYourFollowing')}>
        {messages.manage}
      </Link>
    </div>
  );
}
