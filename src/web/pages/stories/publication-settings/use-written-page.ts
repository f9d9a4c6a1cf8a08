import { useState } from 'react';
import { pageFaultMessages, publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import {
  ABOUT_SLUG,
  findPageFault,
  type PageField,
  type PageTexts,
  trimPage,
} from '#shared/publications/page-rules.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { WrittenPageText } from '#web/generated/fragments.ts';
import { SaveCollectionPageDocument } from '#web/generated/SaveCollectionPage.ts';

export type PageFaults = Partial<Readonly<Record<PageField, string>>>;
/** What somebody else saved meanwhile; `page` is null where they deleted it. */
export type PageConflict = { readonly message: string; readonly page: WrittenPageText | null };

const textsOf = ({ title, slug, text }: PageTexts): PageTexts => ({ title, slug, text });
const fields: Readonly<Record<string, PageField>> = { TITLE: 'title', SLUG: 'slug', TEXT: 'text' };

/** A page while it is written; nothing is kept before it is saved, and nothing lost where somebody else was quicker. */
export function useWrittenPage(collectionId: string, first: WrittenPageText | null, slug: string) {
  const [base, setBase] = useState(first);
  const [texts, setTexts] = useState<PageTexts>(textsOf(first ?? { title: '', slug, text: '' }));
  const [saved, setSaved] = useState(texts);
  const [faults, setFaults] = useState<PageFaults>({});
  const [conflict, setConflict] = useState<PageConflict>();
  const change = useChange(SaveCollectionPageDocument);
  useUnsaved(!isSameJson(texts, saved));

  const edit = (changes: Partial<PageTexts>) => {
    if (conflict === undefined) change.clear();
    setFaults({});
    setTexts((now) => ({ ...now, ...changes }));
  };
  /** Resolves with the page as it was saved. */
  const saveOver = async (over: WrittenPageText | null): Promise<PageTexts | undefined> => {
    const trimmed = trimPage(texts);
    const found = findPageFault(trimmed, slug === ABOUT_SLUG);
    setFaults(found === undefined ? {} : { [found.field]: pageFaultMessages[found.fault] });
    if (found !== undefined) return undefined;
    const input = { collectionId, pageId: over?.id ?? null, revision: over?.revision ?? null, ...trimmed };
    const { done, failure } = await change.send({ input, slug: trimmed.slug });
    if (done !== undefined) {
      setBase(done.page);
      // What was typed while it was sent is not saved yet.
      setSaved(texts);
      setConflict(undefined);
      void showToast({ message: messages.saved, testId: 'page-saved' });
      return trimmed;
    }
    const refusal = failure.refusal;
    if (refusal?.__typename === 'CollectionPageConflict') setConflict(refusal);
    if (refusal?.__typename === 'CollectionPageRefusal' && refusal.field !== null) {
      const field = fields[refusal.field];
      if (field !== undefined) setFaults({ [field]: refusal.message });
    }
    return undefined;
  };
  const hasFault = Object.keys(faults).length > 0;
  return {
    texts,
    base,
    faults,
    conflict,
    isBusy: change.isRunning,
    error: hasFault || conflict !== undefined ? undefined : change.error,
    edit,
    save: () => saveOver(base),
    keepMine: () => saveOver(conflict?.page ?? null),
    takeTheirs: () => {
      const theirs = conflict?.page;
      setConflict(undefined);
      change.clear();
      if (!theirs) return;
      setBase(theirs);
      setTexts(textsOf(theirs));
      setSaved(textsOf(theirs));
    },
  };
}

export type WritingPage = ReturnType<typeof useWrittenPage>;
