import { use, type ReactNode } from 'react';
import { domainSettingsMessages as domains } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationActivityMessages as activity } from '#shared/messages/publication-activity.ts';
import { publicationMenuMessages as menu } from '#shared/messages/publication-menu.ts';
import { publicationSectionMessages as sections } from '#shared/messages/publication-sections.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { SiteContext } from '#web/app/site-context.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { publicationMenuItems } from '../publication-menu/publication-menu-items.ts';

type ManagementFrameProps = {
  readonly publication: ManagedPublication;
  readonly title: string;
  readonly children: ReactNode;
};

/** Heading and tabs around each page of the settings of a publication; its bar stands above. */
export function ManagementFrame({ publication, title, children }: ManagementFrameProps) {
  const { flags } = use(SiteContext);
  const { slug, name, viewerCan } = publication;
  const role = viewerCan.editSettings ? 'EDITOR' : null;
  const { settings } = publicationMenuItems({ collectionSlug: slug, role, flags, isBuilt });
  const tabs = [
    ...settings.filter(({ label }) => label !== menu.submission || viewerCan.decideSubmissions),
    ...(viewerCan.editSettings
      ? [{ label: sections.title, to: buildPath('ShowCollectionSettingsFeaturePages', { collectionSlug: slug }) }]
      : []),
    { label: menu.staff, to: buildPath('ShowCollectionSettingsStaff', { collectionSlug: slug }) },
    ...(viewerCan.readActivity
      ? [{ label: activity.title, to: buildPath('ShowCollectionSettingsActivity', { collectionSlug: slug }) }]
      : []),
    ...(viewerCan.connectDomain
      ? [{ label: domains.title, to: buildPath('ShowCollectionSettingsCustomDomain', { collectionSlug: slug }) }]
      : []),
  ];
  return (
    <StackedPage
      title={title}
      tabs={tabs.length > 1 && <TabBar label={formatMessage(messages.pages, { name })} tabs={tabs} />}
    >
      {children}
    </StackedPage>
  );
}
