import { useState } from 'react';
import { publicationSectionMessages as messages, sectionFaultMessages } from '#shared/messages/publication-sections.ts';
import { findSectionFault, type SectionField, trimSection } from '#shared/publications/section-rules.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { SectionRow } from '#web/generated/fragments.ts';
import { SaveCollectionSectionDocument } from '#web/generated/SaveCollectionSection.ts';

export type ChosenStory = { readonly postId: string; readonly title: string };
export type SectionKind = 'TOPIC' | 'CHOSEN';
export type SectionTexts = {
  readonly title: string;
  readonly slug: string;
  readonly kind: SectionKind;
  readonly topic: string;
  readonly stories: readonly ChosenStory[];
};
type Conflict = { readonly message: string; readonly revision: number | null };

const fields: Readonly<Record<string, SectionField>> = {
  TITLE: 'title',
  SLUG: 'slug',
  TOPIC: 'topic',
  STORIES: 'stories',
};

const textsOf = (section: SectionRow | null): SectionTexts => ({
  title: section?.title ?? '',
  slug: section?.slug ?? '',
  kind: section === null || section.topic !== null ? 'TOPIC' : 'CHOSEN',
  topic: section?.topic?.displayTitle ?? '',
  stories: (section?.chosen ?? []).map(({ postId, title }) => ({ postId, title })),
});

/** A feature page while it is arranged; nothing is kept before it is saved. */
export function useSection(collectionId: string, first: SectionRow | null) {
  const [base, setBase] = useState<Pick<SectionRow, 'id' | 'slug' | 'revision'> | null>(first);
  const [texts, setTexts] = useState(() => textsOf(first));
  const [saved, setSaved] = useState(texts);
  const [faults, setFaults] = useState<Partial<Readonly<Record<SectionField, string>>>>({});
  const [conflict, setConflict] = useState<Conflict>();
  const change = useChange(SaveCollectionSectionDocument);
  useUnsaved(!isSameJson(texts, saved));

  /** Resolves with the page as it was saved. */
  const saveOver = async (over: { readonly id: string; readonly revision: number } | null) => {
    const { title, slug, kind, topic, stories } = texts;
    const storyIds = stories.map(({ postId }) => postId);
    const typed = trimSection({ title, slug, topic: kind === 'TOPIC' ? topic : null, storyIds });
    const found = findSectionFault(typed);
    setFaults(found === undefined ? {} : { [found.field]: sectionFaultMessages[found.fault] });
    if (found !== undefined) return undefined;
    const { storyIds: postIds, ...form } = typed;
    // As it was typed: a topic that is new gets its name from it.
    const named = { ...form, topic: form.topic === null ? null : topic.trim(), postIds };
    const input = { collectionId, sectionId: over?.id ?? null, revision: over?.revision ?? null, ...named };
    const { done, failure } = await change.send({ input });
    if (done !== undefined) {
      setBase(done.section);
      setSaved(texts);
      setConflict(undefined);
      void showToast({ message: messages.saved, testId: 'section-saved' });
      return done.section;
    }
    const { refusal } = failure;
    if (refusal?.__typename === 'CollectionSectionConflict') setConflict(refusal);
    const field = refusal?.__typename === 'CollectionSectionRefusal' ? fields[refusal.field ?? ''] : undefined;
    if (field !== undefined) setFaults({ [field]: failure.message });
    return undefined;
  };
  const isSaid = conflict !== undefined || Object.keys(faults).length > 0;
  return {
    texts,
    base,
    faults,
    conflict,
    isBusy: change.isRunning,
    error: isSaid ? undefined : change.error,
    edit: (changes: Partial<SectionTexts>) => {
      setFaults({});
      setTexts((now) => ({ ...now, ...changes }));
    },
    save: () => saveOver(base),
    keepMine: () => {
      const revision = conflict?.revision ?? null;
      return saveOver(base === null || revision === null ? null : { id: base.id, revision });
    },
  };
}
