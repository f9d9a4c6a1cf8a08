import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMenuMessages as messages } from '#shared/messages/publication-menu.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuLink } from '#web/features/ground/menus/MenuLink.tsx';
import { PublicationMenuQueryDocument } from '#web/generated/PublicationMenuQuery.ts';
import styles from './PublicationMenu.module.css';
import { publicationMenuItems } from './publication-menu-items.ts';

type PublicationMenuProps = { readonly publication: { readonly slug: string; readonly name: string } };

/** At the end of a publication's bar, for who manages it (SHELL-9). */
export function PublicationMenu({ publication }: PublicationMenuProps) {
  const { slug, name } = publication;
  const { flags } = use(SiteContext);
  const { data } = useQuery(PublicationMenuQueryDocument, { variables: { domainOrSlug: slug } });
  const role = data?.collectionByDomainOrSlug?.viewerEdge.viewerStaffRole ?? null;
  const { places, settings } = publicationMenuItems({ collectionSlug: slug, role, flags, isBuilt });
  if (places.length + settings.length === 0) return null;
  return (
    <div className={styles.place}>
      <MenuButton label={formatMessage(messages.manage, { name })}>
        {places.map(({ label, to }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
        {settings.length > 0 && (
          <fieldset className={styles.group} aria-label={messages.settings}>
            <span className={styles.heading} aria-hidden="true">
              {messages.settings}
            </span>
            {settings.map(({ label, to }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
          </fieldset>
        )}
      </MenuButton>
    </div>
  );
}
