import { homeMessages } from '#shared/messages/home.ts';
import { Still } from '#web/app/still/Still.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { useHomepageViewed } from '#web/features/reading/telemetry/use-homepage-viewed.ts';
import { HomePageQueryDocument } from '#web/generated/HomePageQuery.ts';
import styles from './HomePage.module.css';

/** The landing page of a visitor: the best, then everything (HOME-2). */
export function HomePage({ query }: { readonly query: URLSearchParams }) {
  useHomepageViewed();
  const cursor = cursorOf(query);
  const { data } = useQuery(HomePageQueryDocument, { variables: { to: cursor } });
  if (data === undefined) return null;
  if (data.latestPosts.items.length === 0 && cursor === null) return <Still name="home/FirstRun" props={{}} />;
  return (
    <div className={styles.home}>
      {cursor === null ? (
        <Still name="home/HomeFront" props={{}} />
      ) : (
        <h1 className={styles.title} tabIndex={-1}>
          {homeMessages.latest}
        </h1>
      )}
      <div className={styles.columns} id="latest">
        <Section title={homeMessages.latest}>
          <StoryFeed
            document={HomePageQueryDocument}
            variables={{}}
            select={(answer) => answer.latestPosts}
            empty={homeMessages.empty}
            level={3}
          />
        </Section>
        <Still name="home/HomeAside" props={{}} />
      </div>
    </div>
  );
}
