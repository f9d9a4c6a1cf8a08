import { use } from 'react';
import { shellMessages } from '#shared/messages/shell.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { PublicationNavigationContextQueryDocument } from '#web/generated/PublicationNavigationContextQuery.ts';
import { SiteContext } from '../site-context.ts';
import type { LayoutProps } from './layout-registry.tsx';
import styles from './PublicationLayout.module.css';
import layouts from './layouts.module.css';
import { Page } from './Page.tsx';
import { PublicationBar } from './PublicationBar.tsx';
import { publicationVariables } from './publication-navigation.ts';

/** Header, the navigation bar of the publication with its colour band, the page, footer. */
export function PublicationLayout({ route, children }: LayoutProps) {
  const site = use(SiteContext);
  const variables = route === undefined ? { domainOrSlug: '' } : publicationVariables(route, site);
  const isSkipped = variables.domainOrSlug === '';
  const { data, error, refetch } = useQuery(PublicationNavigationContextQueryDocument, { variables, isSkipped });
  const publication = data?.collectionByDomainOrSlug;
  const isFailed = error !== undefined && !publication;
  return (
    <Page>
      {publication && <PublicationBar publication={publication} />}
      <main id="main" tabIndex={-1} className={layouts.wide}>
        {isFailed ? (
          <div className={styles.failed} role="alert">
            <p>{shellMessages.publicationLoadFailed}</p>
            <Button look="outlined" onClick={refetch}>
              {shellMessages.tryAgain}
            </Button>
          </div>
        ) : (
          children
        )}
      </main>
    </Page>
  );
}
