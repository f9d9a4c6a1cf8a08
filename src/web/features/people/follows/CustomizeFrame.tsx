import type { ReactNode } from 'react';
import { followingMessages as messages } from '#shared/messages/following.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';

const tabs = [
  { label: messages.following, to: buildPath('ShowYourFollowing') },
  { label: messages.suggestions, to: buildPath('ShowSuggestions') },
  { label: messages.muted, to: buildPath('ShowMutedSettings') },
  { label: messages.history, to: buildPath('ShowReadingHistorySettings') },
];

/** Name and tabs around the pages where the viewer says what stands in their feeds. */
export function CustomizeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <MainColumn>
      <PageHeading title={messages.title} />
      <TabBar label={messages.sections} tabs={tabs} />
      {children}
    </MainColumn>
  );
}
