import { type ComponentType, use, useState } from 'react';
import { storySettingsMessages as messages } from '#shared/messages/your-stories.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { type DraftFacts, factsOfDocument } from '#web/features/stories/publishing/draft-facts.ts';
import type { PublishSheetProps } from '#web/features/stories/publishing/publish-sheet-props.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type DraftToPublishQuery, DraftToPublishQueryDocument } from '#web/generated/DraftToPublishQuery.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';

/** The revision that a draft has now; throws where nobody can say. */
async function readRevision(postId: string): Promise<number> {
  // Screens know each other by name; of the endpoints only this one stands beside one.
  const path = postSubPath(postId, 'edit').replace(/\/edit$/, '/state');
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  const { revision } = (await answer.json()) as { readonly revision?: number };
  if (revision === undefined) throw new Error(`${path} answered ${answer.status}`);
  return revision;
}

type Sheet = { readonly View: ComponentType<PublishSheetProps>; readonly facts: DraftFacts };

/** Opens the sheet of the editor for a draft that is finished; the sheet and the words come when it is pressed. */
export function PublishRow({ postId }: { readonly postId: string }) {
  const graph = use(GraphContext);
  const [sheet, setSheet] = useState<Sheet>();
  const [isComing, setIsComing] = useState(false);
  const open = async () => {
    setIsComing(true);
    const [{ PublishSheet }, { data }] = await Promise.all([
      import('#web/features/stories/publishing/PublishSheet.tsx'),
      graph.load(DraftToPublishQueryDocument, { postId }),
    ]);
    setIsComing(false);
    const draft = (data as DraftToPublishQuery | undefined)?.draft;
    if (draft?.__typename !== 'Draft') return void showToast(genericErrorToast(messages.publishFailed));
    // The door has validated it as a document of ours.
    const facts = factsOfDocument(draft.title, draft.subtitle, draft.document as StoryDocument);
    setSheet({ View: PublishSheet, facts });
  };
  return (
    <Row
      title={messages.publishTitle}
      text={messages.publishText}
      actions={
        <Button look="outlined" size="small" aria-busy={isComing} onClick={() => void open()}>
          {messages.publishAction}
        </Button>
      }
    >
      {sheet !== undefined && (
        <sheet.View
          postId={postId}
          facts={sheet.facts}
          flush={() => readRevision(postId)}
          onPublished={() => location.assign(buildPath('PublishPost', { postId }))}
          onClose={() => setSheet(undefined)}
        />
      )}
    </Row>
  );
}
