import type { FollowablePerson, FollowablePublication } from '#web/generated/fragments.ts';
import { PersonRow } from '../people/PersonRow.tsx';
import { PublicationRow } from '#web/features/stories/publications/PublicationRow.tsx';
import { FollowButton } from './FollowButton.tsx';
import styles from '#web/parts/list/ActionRows.module.css';

type FollowRowProps = {
  readonly entity: FollowablePerson | FollowablePublication;
  /** Why it stands there. */
  readonly reason?: string | undefined;
};

/** Somebody or something in a list, and the button that follows. */
export function FollowRow({ entity, reason }: FollowRowProps) {
  return (
    <div className={styles.row} data-entity={entity.id}>
      <div className={styles.entity}>
        {entity.__typename === 'User' ? <PersonRow person={entity} /> : <PublicationRow publication={entity} />}
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      </div>
      <FollowButton target={entity} />
    </div>
  );
}
