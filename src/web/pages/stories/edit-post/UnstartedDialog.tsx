import { draftLinkMessages, editPostMessages, versionMessages } from '#shared/messages/edit-post.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import type { ToolName } from './tool-name.ts';

const titles: Readonly<Partial<Record<ToolName, readonly [title: string, text: string]>>> = {
  publish: [editPostMessages.publish, editPostMessages.publishEmpty],
  versions: [versionMessages.title, versionMessages.none],
  link: [draftLinkMessages.title, draftLinkMessages.saveFirst],
};

/** Before the first character there is no story that anything could be done with. */
export function UnstartedDialog({ tool, onClosed }: { readonly tool: ToolName; readonly onClosed: () => void }) {
  const [title, text] = titles[tool] ?? [editPostMessages.newTitle, editPostMessages.publishEmpty];
  return (
    <Dialog title={title} onClosed={onClosed}>
      {() => <p>{text}</p>}
    </Dialog>
  );
}
