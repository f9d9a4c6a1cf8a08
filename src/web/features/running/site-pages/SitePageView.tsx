import '#web/story/story-body.css';
import type { ReactNode } from 'react';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SitePageQueryDocument } from '#web/generated/SitePageQuery.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { actionRoutes, defaultTextOf } from './default-texts.ts';
import { DefaultText } from './DefaultText.tsx';
import styles from './SitePage.module.css';

type SitePageViewProps = {
  readonly route: RouteMatch;
  /** The way on, in place of where the default text leads everybody. */
  readonly way?: ReactNode;
  /** What the page does, below its words. */
  readonly children?: ReactNode;
};

/** What an administrator wrote, else the default text. */
export function SitePageView({ route, way, children }: SitePageViewProps): ReactNode {
  const { data } = useQuery(SitePageQueryDocument, { variables: { sitePath: route.route.path } });
  const page = data?.sitePage;
  const text = defaultTextOf(route.name);
  const pathOf = useMainPath();
  const actionRoute = actionRoutes.get(route.name);
  const actionPath = actionRoute && pathOf(actionRoute);
  if (page?.state === 'SET') {
    return (
      <Frame>
        <PageHeading title={page.title} kicker={page.isNew ? messages.newBadge : undefined} />
        <div className="story-body" dangerouslySetInnerHTML={{ __html: page.bodyHtml }} />
        <LegalWays route={route} />
        {children}
      </Frame>
    );
  }
  return (
    text && (
      <Frame>
        <PageHeading title={text.title} />
        <DefaultText text={text} />
        {way === undefined
          ? text.action !== undefined &&
            actionPath !== undefined && (
              <p className={styles.way}>
                <ButtonLink href={actionPath}>{text.action}</ButtonLink>
              </p>
            )
          : way}
        <LegalWays route={route} />
        {children}
      </Frame>
    )
  );
}

const LEGAL: ReadonlySet<string> = new Set(['ShowHelp', 'ShowRules', 'ShowTerms']);

/** Where anybody says that something is against the law, and what came of it: whatever an administrator wrote. */
function LegalWays({ route }: Pick<SitePageViewProps, 'route'>) {
  const pathOf = useMainPath();
  if (!LEGAL.has(route.name)) return null;
  return (
    <p className={styles.way}>
      <a href={pathOf('ShowLegalNotice')}>{messages.legalNotice}</a>
      {' · '}
      <a href={pathOf('ShowTransparency')}>{messages.transparency}</a>
    </p>
  );
}
