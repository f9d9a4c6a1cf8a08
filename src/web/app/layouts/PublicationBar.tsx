import { useEffect, useMemo } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { logWarning } from '../browser-log.ts';
import { useSignedInParts } from '../signed-in-parts.ts';
import styles from './PublicationLayout.module.css';
import { arrangeNavigation, type PublicationNavigation } from './publication-navigation.ts';

/** The compact bar of a publication, 57px high: picture or name, colour band, where to go (SHELL-3). */
export function PublicationBar({ publication }: { publication: PublicationNavigation }) {
  const { path, route } = useRoute();
  const Menu = useSignedInParts()?.PublicationMenu;
  // At home the name stands large right below, on the same colour.
  const isHome = route?.name === 'ShowCollection';
  const { inside, outside, extras } = useMemo(
    () => arrangeNavigation(publication.navigationItems),
    [publication.navigationItems],
  );
  useEffect(() => {
    for (const { url } of extras) {
      logWarning(`Only one external link is shown in a publication's navigation, not ${url}`);
    }
  }, [extras]);
  return (
    <nav
      className={`${styles.bar} ${isHome ? styles.home : ''}`}
      aria-label={formatMessage(shellMessages.publicationNavigation, { name: publication.name })}
    >
      <Link className={styles.name} to={publicationPath(publication)}>
        {publication.avatar && (
          <NamedAvatar name={publication.name} imageId={publication.avatar.id} size="XXS" shape="square" />
        )}
        <span>{publication.name}</span>
      </Link>
      <div className={styles.scroller}>
        <ul className={styles.items}>
          {inside.map((item) => (
            <li key={item.url}>
              <Link className={styles.item} to={item.url} aria-current={isHere(item.url, path) ? 'page' : undefined}>
                {item.title}
              </Link>
            </li>
          ))}
          {outside && (
            <li className={styles.outside}>
              <a className={styles.item} href={outside.url} rel="noopener">
                {outside.title}
                <Icon name="external" size={16} />
              </a>
            </li>
          )}
        </ul>
      </div>
      <Link
        className={styles.search}
        to={publicationPath(publication, '/search')}
        aria-label={formatMessage(shellMessages.searchIn, { name: publication.name })}
      >
        <Icon name="search" size={20} />
      </Link>
      {Menu && <Menu publication={publication} />}
    </nav>
  );
}

function isHere(url: string, path: string): boolean {
  return url.replace(/^https?:\/\/[^/]+/, '').replace(/\/+$/, '') === path.replace(/\/+$/, '');
}
