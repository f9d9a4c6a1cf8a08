import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { severalStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import type { RowOutcome } from '#web/features/stories/selection/SelectBox.tsx';
import type { Selection } from '#web/features/stories/selection/use-selection.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChangeCollectionPostsDocument, type CollectionPostsDeed } from '#web/generated/ChangeCollectionPosts.ts';
import type { ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import { UpdateFeaturedPostsDocument } from '#web/generated/UpdateFeaturedPosts.ts';

/** A feature page whose stories are chosen. */
export type ChosenSection = { readonly id: string; readonly title: string };
type Done = {
  readonly ids: readonly string[];
  readonly featuredBefore: readonly string[] | null;
  readonly featuredNow: readonly string[] | null;
};

/** What is done with all stories of a publication that are chosen; what was left says why in its row. */
export function useSeveral(
  publication: ManagedPublication,
  { selected, drop }: Selection<PublicationStory>,
  onGone: (ids: readonly string[]) => void,
) {
  const graph = use(GraphContext);
  const { id: collectionId, name } = publication;
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map());
  const inDialog = useChange(ChangeCollectionPostsDocument, { says: 'here' });
  const atOnce = useChange(ChangeCollectionPostsDocument, { says: 'toast' });

  const takeBack = async (deed: CollectionPostsDeed, done: Done, section?: ChosenSection) => {
    const inverse = inverseOf[deed];
    const { ids: postIds, featuredBefore, featuredNow } = done;
    if (inverse === undefined) return;
    // Into the places that they had, where nobody arranged them meanwhile.
    const { failure } =
      deed === 'UNFEATURE'
        ? await sendChange(graph, UpdateFeaturedPostsDocument, {
            input: { collectionId, postIds: featuredBefore ?? [], seenPostIds: featuredNow ?? [] },
          })
        : await sendChange(graph, ChangeCollectionPostsDocument, {
            input: { collectionId, postIds, deed: inverse, sectionId: section?.id ?? null },
          });
    if (failure === undefined) setOutcomes(new Map());
    void showToast(failure === undefined ? { message: messages.undone } : genericErrorToast(failure.message));
  };
  const run = async (deed: CollectionPostsDeed, section?: ChosenSection) => {
    const change = deed === 'FEATURE' || deed === 'UNFEATURE' ? atOnce : inDialog;
    const postIds = [...selected.keys()];
    const input = { collectionId, postIds, deed, sectionId: section?.id ?? null };
    const answer = await change.run({ input });
    if (answer === undefined) return undefined;
    const rows = answer.outcomes;
    const ids = rows.flatMap(({ id, kind }) => (kind === 'DONE' ? [id] : []));
    const asWanted = rows.filter(({ kind }) => kind === 'DONE' || kind === 'ALREADY_SO').map(({ id }) => id);
    setOutcomes(new Map(rows.map(({ id, message }) => [id, { isDone: asWanted.includes(id), text: message }])));
    drop(asWanted);
    if (deed === 'REMOVE') onGone(ids);
    const canUndo = ids.length > 0 && inverseOf[deed] !== undefined;
    const undo = () => void takeBack(deed, { ...answer, ids }, section);
    void showToast({
      message: saidOf(deed, { done: ids.length, left: rows.length - ids.length, name, page: section?.title ?? '' }),
      about: 'several-stories',
      testId: 'several-stories',
      action: canUndo ? { label: messages.undo, run: undo } : undefined,
    });
    return answer;
  };
  const { isRunning, error, clear } = inDialog;
  return { run, outcomes, isBusy: isRunning || atOnce.isRunning, change: { isRunning, error, clear } };
}

export type Several = ReturnType<typeof useSeveral>;

/** Nobody but its author brings a story back, so there is none of a removal. */
const inverseOf: Readonly<Record<CollectionPostsDeed, CollectionPostsDeed | undefined>> = {
  FEATURE: 'UNFEATURE',
  UNFEATURE: 'FEATURE',
  ADD_TO_SECTION: 'REMOVE_FROM_SECTION',
  REMOVE_FROM_SECTION: 'ADD_TO_SECTION',
  REMOVE: undefined,
};

const doneMessages = {
  FEATURE: messages.doneFeature,
  UNFEATURE: messages.doneUnfeature,
  ADD_TO_SECTION: messages.doneAddToSection,
  REMOVE_FROM_SECTION: messages.doneRemoveFromSection,
  REMOVE: messages.doneRemove,
} as const satisfies Record<CollectionPostsDeed, string>;

type Said = { readonly done: number; readonly left: number; readonly name: string; readonly page: string };

function saidOf(deed: CollectionPostsDeed, { done: count, left, name, page }: Said): string {
  if (count === 0) return formatMessage(messages.noneDone, { count: left });
  const done = formatMessage(doneMessages[deed], { count, name, page });
  return left === 0 ? done : formatMessage(messages.someLeft, { done, left });
}
