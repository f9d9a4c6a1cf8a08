import { Fragment, type ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { repostMessages } from '#shared/messages/reposts.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { pageOfFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { ProfileContentProps } from '#web/features/people/people/profile-page.tsx';
import { SearchForm } from '#web/features/finding/search/SearchForm.tsx';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { LaidOutStories } from '#web/features/stories/designs/LaidOutStories.tsx';
import { type UserProfilePageQuery, UserProfilePageQueryDocument } from '#web/generated/UserProfilePageQuery.ts';
import type { DesignSection } from '#web/generated/fragments.ts';
import styles from './UserProfileContent.module.css';

const ALL = ['PINNED', 'REPOSTS', 'LATEST'] as const;

/** On the home tab what the person pinned and passed on, then everything, newest first. */
export function UserProfileContent({ person, variables, route }: ProfileContentProps<UserProfilePageQuery>) {
  const isHome = route.name !== 'ShowUserLatest';
  const { design } = person;
  const shown: readonly DesignSection[] = isHome ? (design?.sections ?? ALL) : ['LATEST'];
  const pinned = shown.includes('PINNED') ? person.pinnedPosts : [];
  const reposts = shown.includes('REPOSTS') ? person.reposts : [];
  const { path } = useRoute();
  const hasParts = pinned.length > 0 || reposts.length > 0;
  const layout = design?.layout ?? 'LIST';
  const feed = (
    <PagedFeed
      document={UserProfilePageQueryDocument}
      variables={variables}
      select={({ userResult }) => pageOfFeed(userResult.__typename === 'User' ? userResult.postsConnection : undefined)}
      empty={formatMessage(peopleMessages.noStories, { name: person.name })}
    >
      {(stories) => (
        <LaidOutStories stories={stories} layout={layout} level={hasParts ? 3 : 2} isNarrow hasPublication />
      )}
    </PagedFeed>
  );
  const search = isHome && person.storyCount > 0 && (
    <SearchForm action={path} label={formatMessage(searchMessages.labelIn, { name: person.name })} query="" />
  );
  if (!hasParts) {
    return (
      <>
        {search && <div className={styles.search}>{search}</div>}
        {feed}
      </>
    );
  }
  const parts: Readonly<Partial<Record<DesignSection, ReactNode>>> = {
    PINNED: pinned.length > 0 && (
      <Section title={peopleMessages.pinned} look="quiet">
        <LaidOutStories stories={pinned} layout={layout} isNarrow hasPublication />
      </Section>
    ),
    REPOSTS: reposts.length > 0 && (
      <Section title={repostMessages.section} look="quiet">
        {reposts.map(({ note, post }) => (
          <StoryCard key={post.id} story={post} note={note} level={3} />
        ))}
      </Section>
    ),
    LATEST: (
      <Section title={peopleMessages.latest} look="quiet">
        {feed}
      </Section>
    ),
  };
  return (
    <div className={styles.parts}>
      {search}
      {shown.map((section) => (
        <Fragment key={section}>{parts[section]}</Fragment>
      ))}
    </div>
  );
}
