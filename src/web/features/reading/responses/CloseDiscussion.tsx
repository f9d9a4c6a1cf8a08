import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { CloseCatalogResponsesDocument } from '#web/generated/CloseCatalogResponses.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

type CloseDiscussionProps = { readonly catalogId: string; readonly isClosed: boolean };

/** Lets the owner of a list close and open its discussion (rule 27). */
export function CloseDiscussion({ catalogId, isClosed }: CloseDiscussionProps) {
  const { run, isRunning } = useChange(CloseCatalogResponsesDocument, { says: 'toast', failed: messages.notChanged });
  const turn = async () => {
    if ((await run({ targetCatalogId: catalogId, isClosed: !isClosed })) === undefined) return;
    const message = isClosed ? messages.listOpened : messages.listClosed;
    void showToast({ message, about: `discussion:${catalogId}`, testId: 'discussion-turned' });
  };
  return (
    <p>
      <Button look="outlined" size="small" aria-busy={isRunning} onClick={() => void turn()}>
        {isClosed ? messages.openList : messages.closeList}
      </Button>
    </p>
  );
}
