import type { ReactNode } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import adminStyles from '#web/features/running/admin/Admin.module.css';
import { Frame } from '#web/parts/frame/Frame.tsx';
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
    <Frame>
      <div className={adminStyles.page}>
        <h1 className={adminStyles.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {name !== undefined && <TabBar label={formatMessage(messages.sections, { name })} tabs={tabs} />}
        {children}
      </div>
    </Frame>
  );
}
