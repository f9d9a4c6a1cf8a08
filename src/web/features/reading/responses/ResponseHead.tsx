import { responseMessages as messages } from '#shared/messages/responses.ts';
import { Link } from '#web/app/router/Link.tsx';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { FriendBadge } from '#web/features/people/people/FriendBadge.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { ResponseItem } from '#web/generated/fragments.ts';
import { responsesPath } from './response-paths.ts';
import styles from './Responses.module.css';

type ResponseHeadProps = {
  readonly response: ResponseItem;
  readonly creator: NonNullable<ResponseItem['creator']>;
};

/** Who responded, and when. Who deleted their account has a name that leads nowhere (rule 143). */
export function ResponseHead({ response, creator }: ResponseHeadProps) {
  const isThere = !creator.username.startsWith('deleted-');
  return (
    <header className={styles.head}>
      <NamedAvatar name={creator.name} imageId={creator.imageId} size="XS" />
      <div className={styles.words}>
        <p className={styles.name}>
          {isThere ? (
            <Link className={styles.link} to={personPath(creator.username)} dir="auto">
              {creator.name}
            </Link>
          ) : (
            creator.name
          )}
          <FriendBadge person={creator} />
          {response.isByAuthor && <span className={styles.mark}>{messages.author}</span>}
          {response.isPinned && <span className={styles.mark}>{messages.pinned}</span>}
        </p>
        <p className={styles.facts}>
          <Link className={styles.link} to={responsesPath(response.id)}>
            <RecentTime timestamp={response.createdAt} />
          </Link>
          {response.editedAt !== null && <span>{messages.edited}</span>}
        </p>
      </div>
    </header>
  );
}
