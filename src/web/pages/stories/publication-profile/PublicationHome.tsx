import { Fragment, type ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { pageOfFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import type { PublicationContentProps } from '#web/features/stories/publications/publication-page.tsx';
import { LaidOutStories } from '#web/features/stories/designs/LaidOutStories.tsx';
import { storiesOf } from '#web/features/stories/stories/StoryList.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import {
  type PublicationHomePageQuery,
  PublicationHomePageQueryDocument,
} from '#web/generated/PublicationHomePageQuery.ts';
import type { DesignSection } from '#web/generated/fragments.ts';
import styles from './PublicationHome.module.css';

/** A phone shows so many topics and a link to the rest: the style sheet counts alike. */
const FEW_TOPICS = 8;

/** Featured stories, the newest in the layout that the publication chose, and its sections (PUB-2). */
export function PublicationHome({ publication, variables }: PublicationContentProps<PublicationHomePageQuery>) {
  const { query } = useRoute();
  const { name, homepage, tags, sections, design, newsletter } = publication;
  const featured =
    cursorOf(query) === null && design.sections.includes('FEATURED') ? storiesOf(publication.featuredPosts) : [];
  const filled = sections.filter((section) => section.posts.items.length > 0);
  const parts: Readonly<Partial<Record<DesignSection, ReactNode>>> = {
    FEATURED: featured.length > 0 && (
      <Section
        title={publicationMessages.featured}
        more={<Link to={publicationPath(publication, '/featured')}>{publicationMessages.allFeatured}</Link>}
      >
        <LaidOutStories stories={featured} layout="GRID" hasLead />
      </Section>
    ),
    LATEST: (
      <Section
        title={publicationMessages.latest}
        more={
          <Link to={publicationPath(publication, '/trending')}>
            {formatMessage(publicationMessages.trendingTitle, { name })}
          </Link>
        }
      >
        <PagedFeed
          document={PublicationHomePageQueryDocument}
          variables={variables}
          select={(data) => pageOfFeed(data.publication?.latestPosts)}
          empty={formatMessage(publicationMessages.noStories, { name })}
        >
          {(stories, page) => (
            <LaidOutStories stories={stories} layout={homepage.layout} hasLead={page === 0 && featured.length === 0} />
          )}
        </PagedFeed>
      </Section>
    ),
    SECTIONS: filled.map((section) => (
      <Section
        key={section.id}
        title={section.title}
        more={
          <Link to={publicationPath(publication, `/section/${section.slug}`)}>
            {formatMessage(publicationMessages.moreIn, { title: section.title })}
          </Link>
        }
      >
        <LaidOutStories stories={storiesOf(section.posts)} layout="GRID" />
      </Section>
    )),
  };
  return (
    <div className={styles.home}>
      {tags.length > 0 && (
        <div className={styles.topics}>
          <TopicChips topics={tags} pathOf={(tag) => publicationPath(publication, `/tagged/${tag.slug}`)} />
          {tags.length > FEW_TOPICS && (
            <Link className={styles.more} to={publicationPath(publication, '/about')}>
              {publicationMessages.allTopics}
            </Link>
          )}
        </div>
      )}
      {newsletter && (
        <p>
          <Link className={styles.mail} to={publicationPath(publication, `/newsletters/${newsletter.id}`)}>
            {formatMessage(publicationMessages.byMail, { name: newsletter.name })}
          </Link>
        </p>
      )}
      {design.sections.map((section) => (
        <Fragment key={section}>{parts[section]}</Fragment>
      ))}
    </div>
  );
}
