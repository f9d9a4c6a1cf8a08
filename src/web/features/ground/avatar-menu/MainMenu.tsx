import { Fragment } from 'react';
import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { type MenuItems, PUBLICATIONS_SHOWN } from './avatar-menu-items.ts';
import { MenuLinks } from './MenuLinks.tsx';
import type { MenuPerson } from './use-menu-items.ts';
import { signOutPath } from '#shared/routes/account-links.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { forgetLastLogin } from '#web/features/identity/login-tracking/login-storage.ts';
import styles from './AvatarMenu.module.css';

/** Goes to the sign-out route with the session's token; without one it says so and stays (IDEN-9). */
function signOut(): void {
  const xsrf = pageXsrfToken().known();
  if (xsrf === undefined) {
    logWarning('No xsrf token found.');
    return;
  }
  forgetLastLogin();
  location.assign(signOutPath(xsrf));
}

type MainMenuProps = { readonly viewer: MenuPerson; readonly items: MenuItems; readonly onMore: () => void };

/** Who is signed in, their places, their publications, and the way out. */
export function MainMenu({ viewer, items, onMore }: MainMenuProps) {
  const { name, username, imageId, emailObfuscated } = viewer;
  return (
    <>
      <Link role="menuitem" tabIndex={-1} className={`${styles.item} ${styles.person}`} to={personPath(username)}>
        <NamedAvatar name={name} imageId={imageId} size="M" />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.remark}>{messages.viewProfile}</span>
        </span>
      </Link>
      {items.groups.map((group) => (
        <Fragment key={group[0]?.label}>
          <hr className={styles.rule} />
          <MenuLinks items={group} />
        </Fragment>
      ))}
      <MenuPublications viewer={viewer} />
      <hr className={styles.rule} />
      {items.more.length > 0 && (
        <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onMore}>
          {messages.more}
        </button>
      )}
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={signOut}>
        <span className={styles.words}>
          <span>{messages.signOut}</span>
          {emailObfuscated && <span className={styles.remark}>{emailObfuscated}</span>}
        </span>
      </button>
    </>
  );
}

/** At most three publications, then the way to all. */
function MenuPublications({ viewer: { username, publications } }: { readonly viewer: MenuPerson }) {
  if (publications.length === 0) return null;
  const hasMore = publications.length > PUBLICATIONS_SHOWN;
  return (
    <>
      <hr className={styles.rule} />
      {publications.slice(0, PUBLICATIONS_SHOWN).map((publication) => (
        <Link
          key={publication.id}
          role="menuitem"
          tabIndex={-1}
          className={`${styles.item} ${styles.publication}`}
          to={publicationPath(publication)}
        >
          <NamedAvatar name={publication.name} imageId={publication.avatar?.id} size="XXXS" shape="square" />
          <span className={styles.name} dir="auto">
            {publication.name}
          </span>
        </Link>
      ))}
      {hasMore && (
        <Link role="menuitem" tabIndex={-1} className={styles.item} to={personPath(username, 'ShowUserPublications')}>
          {messages.allPublications}
        </Link>
      )}
    </>
  );
}
