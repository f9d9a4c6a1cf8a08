import { use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AddToCatalogDocument } from '#web/generated/AddToCatalog.ts';
import type { CatalogItems } from '#web/generated/fragments.ts';
import { RemoveFromCatalogDocument } from '#web/generated/RemoveFromCatalog.ts';
import { ReorderCatalogItemDocument } from '#web/generated/ReorderCatalogItem.ts';
import { SetCatalogItemNoteDocument } from '#web/generated/SetCatalogItemNote.ts';
import { type YourCatalogPageQuery, YourCatalogPageQueryDocument } from '#web/generated/YourCatalogPageQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { moved } from './moved.ts';
import { savedStates } from './saved-states.ts';

export type OwnItem = CatalogItems['items'][number];
export type OwnListState = ReturnType<typeof useOwnList>;

/** The items of a list as they are on the screen: changed at once, and back with a sentence where it was refused. */
export function useOwnList(catalogId: string, first: CatalogItems, isReadingList: boolean) {
  const graph = use(GraphContext);
  const [items, setItems] = useState<readonly OwnItem[]>(first.items);
  const [next, setNext] = useState(first.pagingInfo.next);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [spoken, setSpoken] = useState('');
  const fail = (before: readonly OwnItem[], { message }: { readonly message: string }) => {
    setItems(before);
    void showToast({ message, tone: 'danger', testId: 'list-failed' });
  };

  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || from === to) return;
    const after = moved(items, from, to);
    setItems(after);
    setSpoken(formatMessage(messages.moved, { title: item.post.title, place: to + 1, count: items.length }));
    const afterCatalogItemId = after[to - 1]?.catalogItemId ?? null;
    const variables = { catalogId, catalogItemId: item.catalogItemId, afterCatalogItemId };
    void sendChange(graph, ReorderCatalogItemDocument, variables).then(
      ({ failure }) => failure && fail(items, failure),
    );
  };
  const remove = async (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    const { post, note } = item;
    const before = items[index - 1];
    setItems((all) => all.filter((one) => one !== item));
    const { failure } = await sendChange(graph, RemoveFromCatalogDocument, { catalogId, postId: post.id });
    if (failure !== undefined) return fail(items, failure);
    if (isReadingList) savedStates.learn(post.id, 'READING_LIST_NONE');
    const putBack = async () => {
      const input = { catalogId, postId: post.id, note, after: before?.catalogItemId ?? '' };
      const { done, failure: refused } = await sendChange(graph, AddToCatalogDocument, { input });
      if (refused !== undefined) return void showToast({ message: refused.message, tone: 'danger' });
      if (isReadingList) savedStates.learn(post.id, 'READING_LIST_QUEUE');
      const catalogItemId = done.catalogItemId ?? item.catalogItemId;
      setItems((all) => all.toSpliced(Math.min(index, all.length), 0, { ...item, catalogItemId }));
    };
    void showToast({
      message: formatMessage(messages.removedFrom, { title: post.title }),
      action: { label: messages.undo, run: () => void putBack() },
      about: isReadingList ? `save:${post.id}` : `item:${item.catalogItemId}`,
      testId: 'item-removed',
    });
  };
  const setNote = async (index: number, note: string): Promise<string | undefined> => {
    const item = items[index];
    if (item === undefined) return undefined;
    const variables = { catalogId, catalogItemId: item.catalogItemId, note };
    const { failure } = await sendChange(graph, SetCatalogItemNoteDocument, variables);
    if (failure === undefined)
      setItems((all) => all.map((one) => (one === item ? { ...one, note: note.trim() } : one)));
    return failure?.message;
  };
  const loadMore = async () => {
    setIsLoadingMore(true);
    const answer = await graph.load(YourCatalogPageQueryDocument, { catalogId, to: next }).catch(() => undefined);
    const feed = (answer?.data as YourCatalogPageQuery | undefined)?.catalogById?.items;
    setIsLoadingMore(false);
    if (feed === undefined) {
      void showToast({ message: messages.failed, tone: 'danger' });
      return;
    }
    const known = new Set(items.map(({ catalogItemId }) => catalogItemId));
    setItems([...items, ...feed.items.filter(({ catalogItemId }) => !known.has(catalogItemId))]);
    setNext(feed.pagingInfo.next);
  };
  return { items, spoken, move, remove, setNote, loadMore, hasMore: next !== null, isLoadingMore };
}
