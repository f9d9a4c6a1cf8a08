import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { FeaturedStories, PublicationStory } from '#web/generated/fragments.ts';
import { UpdateFeaturedPostsDocument } from '#web/generated/UpdateFeaturedPosts.ts';

export const titleOf = ({ title }: PublicationStory): string => title || messages.untitled;
const idsOf = (stories: readonly PublicationStory[]) => stories.map(({ id }) => id);

/** The featured stories of a publication while they are arranged; nothing is kept before it is saved. */
export function useFeatured(publication: FeaturedStories) {
  const { items } = publication.featured;
  const [seen, setSeen] = useState(items);
  const [rows, setRows] = useState(items);
  const [spoken, setSpoken] = useState('');
  const change = useChange(UpdateFeaturedPostsDocument);
  useUnsaved(idsOf(rows).join() !== idsOf(seen).join());

  const set = (next: readonly PublicationStory[], message: string) => {
    change.clear();
    setRows(next);
    setSpoken(message);
  };
  const add = (story: PublicationStory) => {
    if (rows.length >= MOST_FEATURED_STORIES || rows.some(({ id }) => id === story.id)) return;
    set([story, ...rows], formatMessage(messages.added, { title: titleOf(story) }));
  };
  const remove = (at: number) => {
    const row = rows[at];
    if (row === undefined) return;
    set(rows.toSpliced(at, 1), formatMessage(messages.removedFeatured, { title: titleOf(row) }));
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row === undefined || to < 0 || to >= rows.length || to === from) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    set(next, formatMessage(messages.moved, { title: titleOf(row), place: to + 1, count: rows.length }));
  };
  // Saved, featured by its own button, or arranged by somebody else: what is there now is what one goes on from.
  if (idsOf(items).join() !== idsOf(seen).join()) {
    setSeen(items);
    setRows(items);
  }
  const save = async () => {
    const input = { collectionId: publication.id, postIds: idsOf(rows), seenPostIds: idsOf(seen) };
    if ((await change.run({ input })) === undefined) return;
    void showToast({ message: messages.saved, testId: 'featured-saved' });
  };
  return { rows, spoken, isBusy: change.isRunning, error: change.error, add, remove, move, save };
}

export type Featured = ReturnType<typeof useFeatured>;
