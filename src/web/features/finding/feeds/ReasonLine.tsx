import { Link } from '#web/app/router/Link.tsx';
import type { ReasonedItem } from '#web/generated/fragments.ts';
import { personPath, publicationPath, tagPath } from '#web/features/ground/paths/paths.ts';
import styles from './ReasonedCard.module.css';

type Reason = ReasonedItem['reason'];

/** Why a story stands where it stands (rule 40), and what was written beside one that was passed on. */
export function ReasonLine({ reason }: { readonly reason: Reason }) {
  const path = pathOf(reason);
  return (
    <>
      <p className={styles.reason}>
        {path === undefined ? (
          reason.text
        ) : (
          <Link className={styles.source} to={path}>
            {reason.text}
          </Link>
        )}
      </p>
      {reason.note && (
        <p className={styles.note} dir="auto">
          {reason.note}
        </p>
      )}
    </>
  );
}

function pathOf({ user, collection, tag }: Reason): string | undefined {
  if (user) return personPath(user.username);
  if (collection) return publicationPath(collection);
  return tag ? tagPath(tag.slug) : undefined;
}
