import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { repostMessages } from '#shared/messages/reposts.ts';
import { searchMessages } from '#shared/messages/search.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { ProfileContentProps } from '#web/features/people/people/profile-page.tsx';
import { SearchForm } from '#web/features/finding/search/SearchForm.tsx';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { StoryList } from '#web/features/stories/stories/StoryList.tsx';
import { type UserProfilePageQuery, UserProfilePageQueryDocument } from '#web/generated/UserProfilePageQuery.ts';
import styles from './UserProfileContent.module.css';

/** On the home tab what the person pinned and passed on, then everything, newest first. */
export function UserProfileContent({ person, variables, route }: ProfileContentProps<UserProfilePageQuery>) {
  const isHome = route.name !== 'ShowUserLatest';
  const pinned = isHome ? person.pinnedPosts : [];
  const reposts = isHome ? person.reposts : [];
  const { path } = useRoute();
  const hasParts = pinned.length > 0 || reposts.length > 0;
  const feed = (
    <StoryFeed
      document={UserProfilePageQueryDocument}
      variables={variables}
      select={({ userResult }) => (userResult.__typename === 'User' ? userResult.postsConnection : undefined)}
      empty={formatMessage(peopleMessages.noStories, { name: person.name })}
      level={hasParts ? 3 : 2}
    />
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
  return (
    <div className={styles.parts}>
      {search}
      {pinned.length > 0 && (
        <Section title={peopleMessages.pinned} look="quiet">
          <StoryList stories={pinned} level={3} />
        </Section>
      )}
      {reposts.length > 0 && (
        <Section title={repostMessages.section} look="quiet">
          {reposts.map(({ note, post }) => (
            <StoryCard key={post.id} story={post} note={note} level={3} />
          ))}
        </Section>
      )}
      <Section title={peopleMessages.latest} look="quiet">
        {feed}
      </Section>
    </div>
  );
}
