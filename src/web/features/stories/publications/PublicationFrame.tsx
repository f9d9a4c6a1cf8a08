import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import type { PublicationHeader } from '#web/generated/fragments.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { VisitorFollow } from '#web/features/people/follows/VisitorFollow.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { PublicationMasthead } from './PublicationMasthead.tsx';
import styles from './PublicationFrame.module.css';

type PublicationFrameProps = {
  readonly publication: PublicationHeader;
  readonly look: 'home' | 'page';
  readonly title: string;
  readonly children: ReactNode;
};

/** The pages that show the same stories in another order: only they have tabs, the rest is in the bar above. */
const LISTS: ReadonlySet<string> = new Set([
  'ShowCollectionLatest',
  'ShowCollectionTrending',
  'ShowCollectionFeatured',
  'ShowCollectionArchive',
]);

/** The header of a publication around each of its pages, with tabs between its lists. */
export function PublicationFrame({ publication, look, title, children }: PublicationFrameProps) {
  const isHome = look === 'home';
  const { route } = useRoute();
  const parts = useSignedInParts();
  const tabs = LISTS.has(route?.name ?? '') && (
    <TabBar
      label={formatMessage(publicationMessages.sections, { name: publication.name })}
      tabs={tabsOf(publication)}
    />
  );
  return (
    <>
      {isHome && <PublicationMasthead publication={publication} />}
      <Frame width={isHome && publication.homepage.layout === 'GRID' ? 'wide' : 'text'}>
        {!isHome && (
          <h1 className={styles.title} dir="auto" tabIndex={-1}>
            {title}
          </h1>
        )}
        {isHome && (
          <div>
            {parts ? (
              <parts.PublicationActions publication={publication} />
            ) : (
              <VisitorFollow
                name={publication.name}
                target={{ collection: publication.id }}
                redirect={buildPath('ShowCollection', { collectionSlug: publication.slug })}
              />
            )}
          </div>
        )}
        {tabs}
        {children}
      </Frame>
    </>
  );
}

function tabsOf(publication: PublicationHeader): readonly Tab[] {
  return [
    { label: publicationMessages.latest, to: publicationPath(publication, '/latest') },
    { label: publicationMessages.trending, to: publicationPath(publication, '/trending') },
    { label: publicationMessages.featured, to: publicationPath(publication, '/featured') },
    { label: publicationMessages.archive, to: publicationPath(publication, '/archive') },
  ];
}
