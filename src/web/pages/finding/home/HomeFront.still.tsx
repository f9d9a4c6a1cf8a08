import { homeMessages } from '#shared/messages/home.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { LeadStory } from '#web/features/stories/stories/LeadStory.tsx';
import { StoryLine } from '#web/features/stories/stories/StoryLine.tsx';
import { StoryTile } from '#web/features/stories/stories/StoryTile.tsx';
import { FrontPageQueryDocument } from '#web/generated/FrontPageQuery.ts';
import styles from './HomeFront.module.css';
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
      {lead && (
        <div className={styles.lead}>
          <LeadStory story={lead} isFirst />
        </div>
      )}
      {seconds.length > 0 && (
        <div className={styles.seconds}>
          {seconds.map((story) => (
            <StoryTile key={story.id} story={story} />
          ))}
        </div>
      )}
      {mostRead.length > 0 && (
        <Section title={homeMessages.trending}>
          <ol className={styles.ranked}>
            {mostRead.map((story, index) => (
              <li key={story.id}>
                <StoryLine story={story} rank={index + 1} />
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

setStillPart('home/HomeFront', HomeFront);
