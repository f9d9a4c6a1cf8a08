import { use, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { ClapButton } from '#web/features/reading/claps/ClapButton.tsx';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { openReport } from '#web/features/running/reporting/open-report.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import type { ResponseItem } from '#web/generated/fragments.ts';
import { PinPostResponseDocument } from '#web/generated/PinPostResponse.ts';
import { DeleteResponseDialog } from './DeleteResponseDialog.tsx';
import { useResponses } from './responses-context.ts';
import type { ResponseActionsProps } from './response-props.ts';
import styles from './Responses.module.css';
import { useHiding } from './use-hiding.ts';
import { responsesPath } from './response-paths.ts';

/** Pins a response to the top or takes it down, and asks for the order anew. */
function usePinning({ id, isPinned }: ResponseItem): () => Promise<void> {
  const graph = use(GraphContext);
  const { refresh } = useResponses();
  return async () => {
    const variables = { postResponseId: id, isPinned: !isPinned };
    const { failure } = await sendChange(graph, PinPostResponseDocument, variables, { failed: messages.notChanged });
    if (failure === undefined) refresh();
    else void showToast({ message: failure.message, tone: 'danger' });
  };
}

/** Puts the address of a response with its thread into the clipboard. */
function useCopyLink(responseId: string): () => Promise<void> {
  const { url } = use(SiteContext);
  return async () => {
    await navigator.clipboard.writeText(url + responsesPath(responseId));
    void showToast({ message: messages.linkCopied });
  };
}

/** Clap, reply, and the menu of a response, for whoever is signed in. */
export function ResponseActions({ response, mode, onMode }: ResponseActionsProps) {
  const graph = use(GraphContext);
  const { isOpen } = useResponses();
  const [isDeleting, setIsDeleting] = useState(false);
  const { hide } = useHiding(response.id);
  const pin = usePinning(response);
  const copyLink = useCopyLink(response.id);
  const { viewerCan } = response;
  return (
    <div className={styles.foot}>
      <ClapButton
        target={{ kind: 'response', id: response.id }}
        clapCount={response.clapCount}
        own={response.viewerEdge.clapCount}
        canClap={viewerCan.clap}
        size="small"
      />
      {isOpen && !response.isHidden && (
        <button
          type="button"
          className={styles.textButton}
          aria-expanded={mode === 'reply'}
          onClick={() => onMode(mode === 'reply' ? 'read' : 'reply')}
        >
          {messages.reply}
        </button>
      )}
      <span className={styles.menu}>
        <MenuButton label={messages.more}>
          {viewerCan.edit && isOpen && <MenuAction onChoose={() => onMode('edit')}>{messages.edit}</MenuAction>}
          {viewerCan.pin && (
            <MenuAction onChoose={() => void pin()}>{response.isPinned ? messages.unpin : messages.pin}</MenuAction>
          )}
          <MenuAction onChoose={() => void copyLink()}>{messages.copyLink}</MenuAction>
          {!viewerCan.edit && (
            <MenuAction onChoose={() => void openReport(graph, { kind: 'response', id: response.id })}>
              {messages.report}
            </MenuAction>
          )}
          {viewerCan.hide && !response.isHidden && (
            <MenuAction onChoose={() => void hide()}>{messages.hide}</MenuAction>
          )}
          {viewerCan.delete && (
            <MenuAction isDanger onChoose={() => setIsDeleting(true)}>
              {messages.delete}
            </MenuAction>
          )}
        </MenuButton>
      </span>
      {isDeleting && <DeleteResponseDialog response={response} onClosed={() => setIsDeleting(false)} />}
    </div>
  );
}
