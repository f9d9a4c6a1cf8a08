import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { StoryFeed } from '#web/features/feeds/StoryFeed.tsx';
import { Section } from '#web/features/frame/Section.tsx';
import type { ProfileContentProps } from '#web/features/people/profile-page.tsx';
import { StoryList } from '#web/features/stories/StoryList.tsx';
import { type UserProfilePageQuery, UserProfilePageQueryDocument } from '#web/generated/UserProfilePageQuery.ts';
import styles from './UserProfileContent.module.css';

/** Pinned stories on the home tab, then everything, newest first. */
export function UserProfileContent({ person, variables, route }: ProfileContentProps<UserProfilePageQuery>) {
  const hasPins = route.name !== 'ShowUserLatest' && person.pinnedPosts.length > 0;
  const feed = (
    <StoryFeed
      document={UserProfilePageQueryDocument}
      variables={variables}
      select={({ userResult }) => (userResult.__typename === 'User' ? userResult.postsConnection : undefined)}
      empty={formatMessage(peopleMessages.noStories, { name: person.name })}
      level={hasPins ? 3 : 2}
    />
  );
  if (!hasPins) return feed;
  return (
    <div className={styles.parts}>
      <Section title={peopleMessages.pinned} look="quiet">
        <StoryList stories={person.pinnedPosts} level={3} />
      </Section>
      <Section title={peopleMessages.latest} look="quiet">
        {feed}
      </Section>
    </div>
  );
}
