import type { ReactNode } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';

type TopicEditorFrameProps = {
  readonly slug: string;
  /** Of a topic that there is. */
  readonly name: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
};

/** Heading and tabs around both pages of the editor. */
export function TopicEditorFrame({ slug: topicSlug, name, title, children }: TopicEditorFrameProps) {
  const tabs = [
    { label: messages.edit, to: buildPath('EditTopic', { topicSlug }) },
    { label: messages.addPosts, to: buildPath('AddPostsToTopic', { topicSlug }) },
    { label: messages.view, to: buildPath('ShowTopic', { topicSlug }) },
  ];
  return (
    <StackedPage title={title}>
      {name !== undefined && <TabBar label={formatMessage(messages.sections, { name })} tabs={tabs} />}
      {children}
    </StackedPage>
  );
}
