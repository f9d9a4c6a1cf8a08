import { firstStepsMessages } from '#shared/messages/first-steps.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn, RightColumn } from '#web/app/layouts/RightColumn.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { EducationBanner } from '#web/features/money/membership-notices/EducationBanner.tsx';
import { FollowButton } from '#web/features/people/follows/FollowButton.tsx';
import { HomeTagFeedQueryDocument } from '#web/generated/HomeTagFeedQuery.ts';
import { YourHomeQueryDocument } from '#web/generated/YourHomeQuery.ts';
import { chosenOrder, orderOfAddress } from './home-order.ts';
import { homeTab } from './home-tab.ts';
import { HomeAside } from './HomeAside.tsx';
import { HomeList } from './HomeList.tsx';
import { HomeTabs } from './HomeTabs.tsx';
import { OrderSwitch } from './OrderSwitch.tsx';
import { FollowSomething } from './FollowSomething.tsx';
import styles from './YourHome.module.css';

/** Home of whoever is signed in (HOME-1): a feed by its tab, and what stands beside it. */
export function YourHome({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(YourHomeQueryDocument);
  const tab = homeTab(query);
  const { data: ofTag } = useQuery(HomeTagFeedQueryDocument, {
    variables: { tagSlug: tab.kind === 'tag' ? tab.tagSlug : '', to: cursorOf(query) },
    isSkipped: tab.kind !== 'tag',
  });
  const viewer = data?.viewer;
  const topics = viewer?.followedTags?.items ?? [];
  const topic = ofTag?.tagFromSlug ?? undefined;
  const followsNothing = viewer?.followedEntitiesConnection?.edges.length === 0 && topics.length === 0;
  // For an administrator on the first day: there is nobody to follow yet.
  const isNew = data?.firstSteps?.hasStories === false;
  const addressed = orderOfAddress(query);
  const order = addressed ?? chosenOrder(viewer?.viewerEdge.preferences);
  return (
    <>
      <MainColumn>
        <h1 className={styles.title} tabIndex={-1}>
          <VisuallyHidden>{topic?.displayTitle ?? messages.title}</VisuallyHidden>
        </h1>
        <EducationBanner />
        {isNew && (
          <Notice>
            <span>{firstStepsMessages.empty}</span>
            <Link to={buildPath('ShowAdminStart')}>{firstStepsMessages.link}</Link>
          </Notice>
        )}
        <HomeTabs tab={tab} topics={topics} visited={topic} />
        {tab.kind === 'recommended' && viewer && <OrderSwitch viewerId={viewer.id} order={order} />}
        {topic && (
          <p className={styles.topic}>
            <FollowButton target={topic} />
          </p>
        )}
        {followsNothing && !isNew && tab.kind !== 'tag' && <FollowSomething />}
        {!(followsNothing && tab.kind === 'following') && (
          <HomeList tab={tab} order={addressed} shown={order} topic={topic?.displayTitle ?? ''} />
        )}
      </MainColumn>
      <RightColumn label={messages.aside}>
        <HomeAside followed={topics} />
      </RightColumn>
    </>
  );
}
