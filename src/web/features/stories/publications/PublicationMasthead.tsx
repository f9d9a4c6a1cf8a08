import { formatMessage } from '#shared/messages/format-message.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { PublicationHeader } from '#web/generated/fragments.ts';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { HeroPicture, LogoPicture } from '#web/features/stories/designs/LookPictures.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from './PublicationMasthead.module.css';

/** The top of a publication's home: its name on its colour, as large as it chose. */
export function PublicationMasthead({ publication }: { readonly publication: PublicationHeader }) {
  const { name, tagline, avatar, logo, socialStats, postCount, homepage, design, isArchived } = publication;
  return (
    <>
      <header className={`${styles.masthead} ${styles[homepage.headerScale] ?? ''}`}>
        <div className={`${styles.inner} ${homepage.layout === 'GRID' ? '' : styles.narrow}`}>
          {avatar && !logo && <NamedAvatar name={name} imageId={avatar.id} size="XL" shape="square" />}
          <h1 className={styles.name} dir="auto" tabIndex={-1}>
            {logo ? <LogoPicture logo={logo} name={name} /> : name}
          </h1>
          {tagline !== '' && (
            <p className={styles.tagline} dir="auto">
              {tagline}
            </p>
          )}
          <p className={styles.figures}>
            <span>{formatMessage(countMessages.stories, { count: postCount })}</span>
            <Link className={styles.link} to={publicationPath(publication, '/followers')}>
              {formatMessage(publicationMessages.followers, { count: socialStats.followerCount })}
            </Link>
          </p>
        </div>
      </header>
      {isArchived && <p className={styles.archived}>{publicationMessages.isArchived}</p>}
      {design.hero && <HeroPicture hero={design.hero} />}
    </>
  );
}
