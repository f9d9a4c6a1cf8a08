import { use } from 'react';
import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { PRIVACY_CHOICES } from '#web/features/ground/privacy-banner/privacy-choices.ts';
import { useMenuItems } from '#web/features/ground/avatar-menu/use-menu-items.ts';
import styles from './Header.module.css';

/**
 * The menu of whoever is signed out: plain HTML behind the page, which the browser itself
 * opens and closes, so that the pages that everybody reads load nothing for it.
 */
export function VisitorMenu() {
  const { groups } = useMenuItems(null);
  const { hasPrivacyChoices } = use(SiteContext);
  return (
    <nav id="visitor-menu" popover="auto" className={styles.visitorMenu} aria-label={messages.menu}>
      {groups.map((group) => (
        <ul key={group[0]?.label}>
          {group.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ))}
      {hasPrivacyChoices && (
        <ul>
          <li>
            <a href={PRIVACY_CHOICES}>{messages.privacyChoices}</a>
          </li>
        </ul>
      )}
    </nav>
  );
}
