import type { PublicationCard } from '#web/generated/fragments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { kept } from '#web/app/still/kept.tsx';
import { Link } from '#web/app/router/Link.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import styles from '#web/parts/list/EntityRow.module.css';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';

function DrawPublicationRow({ publication }: { readonly publication: PublicationCard }) {
  const about = publication.tagline || publication.description;
  return (
    <div className={styles.row}>
      <NamedAvatar name={publication.name} imageId={publication.avatar?.id} size="M" shape="square" />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link className={styles.link} to={publicationPath(publication)} dir="auto">
            {publication.name}
          </Link>
        </p>
        {about !== '' && (
          <p className={styles.bio} dir="auto">
            {about}
          </p>
        )}
        <p className={styles.figures}>{formatMessage(countMessages.stories, { count: publication.postCount })}</p>
      </div>
    </div>
  );
}

/** A publication in a list: picture, name, what it is about. */
export const PublicationRow = kept('PublicationRow', DrawPublicationRow);
