import type { ReactNode } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';

export const ARCHIVED_PATH = `${buildPath('ShowYourCatalogs')}?tab=archived`;

type LibraryFrameProps = {
  /** The viewer, whose highlights stand on their profile. */
  readonly username: string | undefined;
  /** The address of the tab that is shown, where it is not that of the page. */
  readonly activeTo?: string | undefined;
  readonly children: ReactNode;
};

/** Name and tabs of the library around each of its pages (LIST-3). */
export function LibraryFrame({ username, activeTo, children }: LibraryFrameProps) {
  return (
    <Frame>
      <PageHeading title={messages.title} />
      <TabBar label={messages.tabs} tabs={tabsFor(username)} activeTo={activeTo} />
      {children}
    </Frame>
  );
}

function tabsFor(username: string | undefined): readonly Tab[] {
  const to = (name: RouteName, params: Readonly<Record<string, string>> = {}) =>
    isBuilt(name) ? buildPath(name, params) : undefined;
  const tabs: readonly { readonly label: string; readonly to: string | undefined }[] = [
    { label: messages.yourLists, to: to('ShowYourCatalogs') },
    { label: messages.savedLists, to: to('ShowSavedCatalogs') },
    { label: messages.archived, to: ARCHIVED_PATH },
    { label: messages.highlights, to: username === undefined ? undefined : to('ShowUserHighlights', { username }) },
    { label: messages.history, to: to('ShowReadingHistory') },
    { label: messages.responses, to: to('ShowYourStoriesFiltered', { filterBy: 'responses' }) },
  ];
  return tabs.flatMap(({ label, to: path }) => (path === undefined ? [] : [{ label, to: path }]));
}
