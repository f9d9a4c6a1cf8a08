import { homeMessages } from '#shared/messages/home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { LeadStory } from '#web/features/stories/stories/LeadStory.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import { StoryTile } from '#web/features/stories/stories/StoryTile.tsx';
import { type FrontPageQuery, FrontPageQueryDocument } from '#web/generated/FrontPageQuery.ts';
import styles from './HomeFront.module.css';
import { kept } from '#web/app/still/kept.tsx';
import { setStillPart } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'home/HomeFront': Readonly<Record<string, never>>;
  }
}

/** The front page above the list: what this is, the lead, three beside it, the most read. */
function HomeFront() {
  const { data } = useQuery(FrontPageQueryDocument);
  if (data === undefined) return null;
  const { lead, seconds, mostRead } = data.frontPage;
  return (
    <>
      <Welcome />
      {lead && (
        <div className={styles.lead}>
          <LeadStory story={lead} isFirst />
        </div>
      )}
      {seconds.length > 0 && <Seconds stories={seconds} />}
      {mostRead.length > 0 && (
        <Section title={homeMessages.trending}>
          <Ranked stories={mostRead} />
        </Section>
      )}
    </>
  );
}

const Welcome = kept('HomeWelcome', () => (
  <header className={styles.welcome}>
    <h1 className={styles.title} tabIndex={-1}>
      {homeMessages.heading}
    </h1>
    <div className={styles.words}>
      <p className={styles.introduction}>{homeMessages.introduction}</p>
      <p className={styles.ways}>
        <ButtonLink href="#latest">{homeMessages.startReading}</ButtonLink>
        {isBuilt('ShowExploreTopics') && (
          <ButtonLink look="outlined" href={buildPath('ShowExploreTopics')}>
            {homeMessages.browseTopics}
          </ButtonLink>
        )}
      </p>
    </div>
  </header>
));

type Front = FrontPageQuery['frontPage'];

const Seconds = kept('HomeSeconds', ({ stories }: { readonly stories: Front['seconds'] }) => (
  <div className={styles.seconds}>
    {stories.map((story) => (
      <StoryTile key={story.id} story={story} />
    ))}
  </div>
));

const Ranked = kept('HomeRanked', ({ stories }: { readonly stories: Front['mostRead'] }) => (
  <ol className={styles.ranked}>
    {stories.map((story, index) => (
      <li key={story.id}>
        <StoryLine story={story} rank={index + 1} />
      </li>
    ))}
  </ol>
));

setStillPart('home/HomeFront', HomeFront);
