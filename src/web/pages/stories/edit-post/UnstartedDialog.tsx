import { draftLinkMessages, editPostMessages, versionMessages } from '#shared/messages/edit-post.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import type { ToolName } from './tool-name.ts';

const titles: Readonly<Partial<Record<ToolName, readonly [title: string, text: string]>>> = {
  publish: [editPostMessages.publish, editPostMessages.publishEmpty],
  versions: [versionMessages.title, versionMessages.none],
  link: [draftLinkMessages.title, draftLinkMessages.saveFirst],
};

type UnstartedDialogProps = {
  readonly tool: ToolName;
  /** Something is written, and the server does not have it. */
  readonly isUnsaved: boolean;
  readonly onClosed: () => void;
};

/** Before the first save there is no story that anything could be done with: nothing is written, or nothing arrived. */
export function UnstartedDialog({ tool, isUnsaved, onClosed }: UnstartedDialogProps) {
  const [title, empty] = titles[tool] ?? [editPostMessages.newTitle, editPostMessages.publishEmpty];
  const text = isUnsaved ? editPostMessages.unsavedYet : empty;
  return (
    <Dialog title={title} onClosed={onClosed}>
      {() => <p>{text}</p>}
    </Dialog>
  );
}
