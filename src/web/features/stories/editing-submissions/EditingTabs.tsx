import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath, type PathParams } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';

const pages: readonly (readonly [label: string, name: RouteName, params: PathParams])[] = [
  [messages.submissions, 'ShowCollectionInbox', {}],
  [messages.scheduled, 'ManageCollectionStories', { filterBy: 'scheduled' }],
  [messages.published, 'ManageCollectionStories', { filterBy: 'published' }],
  [messages.unlisted, 'ManageCollectionStories', { filterBy: 'unlisted' }],
  [messages.featured, 'ManageCollectionFeaturedStories', {}],
];

type EditingTabsProps = {
  readonly publication: { readonly slug: string; readonly name: string };
  /** Of the page that is shown, where its address has more. */
  readonly active?: string;
};

/** What is submitted to a publication, and what stands in it by how it stands (rule 67). */
export function EditingTabs({ publication: { slug: collectionSlug, name }, active }: EditingTabsProps) {
  const tabs = pages
    .filter(([, page]) => isBuilt(page))
    .map(([label, page, params]) => ({ label, to: buildPath(page, { collectionSlug, ...params }) }));
  if (tabs.length < 2) return null;
  return <TabBar label={formatMessage(messages.stories, { name })} tabs={tabs} activeTo={active} />;
}
