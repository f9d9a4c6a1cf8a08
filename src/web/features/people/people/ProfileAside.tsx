import { formatMessage } from '#shared/messages/format-message.ts';
import { authorMessages } from '#shared/messages/authors.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { ProfileHeader } from '#web/generated/fragments.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from './NamedAvatar.tsx';
import styles from './ProfileAside.module.css';

type ProfileAsideProps = { readonly person: ProfileHeader; readonly hasPicture: boolean };

/** What a person says of themselves, and their figures. */
export function ProfileAside({ person, hasPicture }: ProfileAsideProps) {
  const { name, username, socialStats } = person;
  return (
    <div className={styles.aside}>
      {hasPicture && (
        <div>
          <NamedAvatar name={name} imageId={person.imageId} size="XL" />
          <p className={styles.name} dir="auto">
            {name}
          </p>
        </div>
      )}
      <p className={styles.figures}>
        <Link className={styles.figure} to={personPath(username, 'ShowUserFollowers')}>
          {formatMessage(peopleMessages.followers, { count: socialStats.followerCount })}
        </Link>
        <Link className={styles.figure} to={personPath(username, 'ShowUserFollowing')}>
          {formatMessage(peopleMessages.following, { count: socialStats.followingCount })}
        </Link>
        <span>{formatMessage(countMessages.stories, { count: person.storyCount })}</span>
      </p>
      {person.verifications.isBookAuthor && (
        <p>
          <Link className={styles.website} to={personPath(username, 'ShowUserBooks')}>
            ✓ {authorMessages.badge}
          </Link>
        </p>
      )}
      {person.bio !== '' && (
        <p className={styles.bio} dir="auto">
          {person.bio}
        </p>
      )}
      {person.websiteUrl && (
        <p>
          <a className={styles.website} href={person.websiteUrl} rel="me nofollow">
            {new URL(person.websiteUrl).host}
          </a>
        </p>
      )}
      {person.newsletter && (
        <p>
          <Link className={styles.website} to={buildPath('SubscribeToUser', { username })}>
            {formatMessage(peopleMessages.byMail, { name: person.newsletter.name })}
          </Link>
        </p>
      )}
      {person.isUnclaimed && <p className={styles.notice}>{formatMessage(peopleMessages.importedNotice, { name })}</p>}
    </div>
  );
}
