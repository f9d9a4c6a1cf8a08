import { use, useState } from 'react';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { CloseCatalogResponsesDocument } from '#web/generated/CloseCatalogResponses.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { refusalOf } from './refusal-of.ts';

type CloseDiscussionProps = { readonly catalogId: string; readonly isClosed: boolean };

/** Lets the owner of a list close and open its discussion (rule 27). */
export function CloseDiscussion({ catalogId, isClosed }: CloseDiscussionProps) {
  const graph = use(GraphContext);
  const [isBusy, setIsBusy] = useState(false);
  const turn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const variables = { targetCatalogId: catalogId, isClosed: !isClosed };
    const refusal = await refusalOf(graph.mutate(CloseCatalogResponsesDocument, { variables }), messages.notChanged);
    setIsBusy(false);
    const said = isClosed ? messages.listOpened : messages.listClosed;
    void showToast(
      refusal === undefined ? { message: said, testId: 'discussion-turned' } : { message: refusal, tone: 'danger' },
    );
  };
  return (
    <p>
      <Button look="outlined" size="small" aria-busy={isBusy} onClick={() => void turn()}>
        {isClosed ? messages.openList : messages.closeList}
      </Button>
    </p>
  );
}
