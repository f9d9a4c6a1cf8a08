import type { PersonCard } from '#web/generated/fragments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { kept } from '#web/app/still/kept.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import styles from '#web/parts/list/EntityRow.module.css';
import { FriendBadge } from './FriendBadge.tsx';
import { NamedAvatar } from './NamedAvatar.tsx';

type PersonRowProps = {
  readonly person: PersonCard;
  /** A word about the person here, such as the role in a publication. */
  readonly remark?: string;
};

function DrawPersonRow({ person, remark }: PersonRowProps) {
  return (
    <div className={styles.row}>
      <NamedAvatar name={person.name} imageId={person.imageId} size="M" />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link className={styles.link} to={personPath(person.username)} dir="auto">
            {person.name}
          </Link>
          <FriendBadge person={person} />
          {remark && <span className={styles.remark}>{remark}</span>}
        </p>
        {person.bio !== '' && (
          <p className={styles.bio} dir="auto">
            {person.bio}
          </p>
        )}
        <p className={styles.figures}>{formatMessage(countMessages.stories, { count: person.storyCount })}</p>
      </div>
    </div>
  );
}

/** A person in a list: picture, name, what they say of themselves. */
export const PersonRow = kept('PersonRow', DrawPersonRow);
