import { use, useId, useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { Button } from '#web/design/Button.tsx';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AddToCatalogDocument } from '#web/generated/AddToCatalog.ts';
import { PickListsQueryDocument } from '#web/generated/PickListsQuery.ts';
import { RemoveFromCatalogDocument } from '#web/generated/RemoveFromCatalog.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { type MadeList, NewListForm } from './NewListForm.tsx';
import { PickListRow } from './PickListRow.tsx';
import styles from './PickListsDialog.module.css';
import { savedStates, setSavedState } from './saved-states.ts';

type PickListsDialogProps = {
  readonly story: { readonly id: string; readonly title: string };
  readonly onClosed: () => void;
};

/** All lists of the viewer with a box each, and a new one made in place (STORY-8). */
export function PickListsDialog({ story, onClosed }: PickListsDialogProps) {
  const graph = use(GraphContext);
  const variables = { postIds: [story.id] };
  const { data, error, isLoading, refetch } = useQuery(PickListsQueryDocument, { variables });
  // What was changed here since the answer came.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [made, setMade] = useState<readonly MadeList[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const edge = data?.postViewerEdges[0];
  const lists = edge?.catalogsConnection.items ?? [];
  const note = (id: string, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn));

  const turn = async (catalogId: string, isIn: boolean) => {
    note(catalogId, isIn);
    const { failure: refused } = isIn
      ? await sendChange(graph, AddToCatalogDocument, { input: { catalogId, postId: story.id } })
      : await sendChange(graph, RemoveFromCatalogDocument, { catalogId, postId: story.id });
    setFailure(refused?.message);
    if (refused !== undefined) note(catalogId, !isIn);
  };
  const turnReadingList = async (isIn: boolean) => {
    note('reading', isIn);
    if (!(await setSavedState(graph, story.id, isIn ? 'READING_LIST_QUEUE' : 'READING_LIST_NONE')))
      note('reading', !isIn);
  };
  const isSaved = (savedStates.of(story.id) ?? edge?.readingListState) === 'READING_LIST_QUEUE';
  const id = useId();
  return (
    <Dialog
      title={messages.pickTitle}
      onClosed={() => {
        // The next time the window says what is so then.
        graph.refetch(graph.keyOf(PickListsQueryDocument, variables));
        onClosed();
      }}
    >
      {(close) => (
        <div className={styles.window}>
          <p className={styles.story} dir="auto">
            {story.title}
          </p>
          {error !== undefined && edge === undefined ? (
            <p className={styles.failure} role="alert">
              {messages.loadFailed}{' '}
              <Button look="plain" size="small" onClick={refetch}>
                {messages.retry}
              </Button>
            </p>
          ) : (
            <fieldset className={styles.lists} aria-labelledby={id} aria-busy={isLoading}>
              <legend className={styles.legend} id={id}>
                {messages.yourLists}
              </legend>
              <PickListRow
                name={messages.reading}
                visibility="LOCKED"
                isChecked={changed.get('reading') ?? isSaved}
                onTurn={(isIn) => void turnReadingList(isIn)}
              />
              {[...made.map((catalog) => ({ catalog, catalogItemId: null })), ...lists].map(
                ({ catalog, catalogItemId }) => (
                  <PickListRow
                    key={catalog.id}
                    name={catalog.name}
                    visibility={catalog.visibility}
                    isChecked={changed.get(catalog.id) ?? catalogItemId !== null}
                    onTurn={(isIn) => void turn(catalog.id, isIn)}
                  />
                ),
              )}
            </fieldset>
          )}
          <p className={styles.failure} role="alert">
            {failure}
          </p>
          {isMaking ? (
            <NewListForm
              onCancel={() => setIsMaking(false)}
              onMade={(catalog) => {
                setMade((before) => [catalog, ...before]);
                setIsMaking(false);
                void turn(catalog.id, true);
              }}
            />
          ) : (
            <p className={styles.buttons}>
              <Button look="plain" onClick={() => setIsMaking(true)}>
                {messages.newList}
              </Button>
              <Button onClick={close}>{messages.done}</Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
