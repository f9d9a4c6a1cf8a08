import { useEffect, useState } from 'react';
import type { StorySettings } from '#web/generated/fragments.ts';
import type { DraftFacts } from './draft-facts.ts';
import { type Faults, findFaults } from './form-faults.ts';
import { keepForm, keptForm } from './kept-forms.ts';
import { formOf, type PublishForm } from './publish-form.ts';
import { ownTimeZone } from './zoned-time.ts';

export type PublishFormState = {
  readonly form: PublishForm;
  readonly change: (part: Partial<PublishForm>) => void;
  /** Looks for what is wrong now and shows it; the faults it found. */
  readonly check: () => Faults;
  readonly faults: Faults;
};

/** The form of a sheet: as it was left, else as it begins. */
export function usePublishForm(postId: string, begin: () => PublishForm): PublishFormState {
  const [form, setForm] = useState(() => keptForm(postId) ?? begin());
  const [faults, setFaults] = useState<Faults>({});
  useEffect(() => keepForm(postId, form), [postId, form]);
  return {
    form,
    faults,
    change(part) {
      setForm((now) => ({ ...now, ...part }));
      // What somebody is mending is no longer called wrong.
      setFaults({});
    },
    check() {
      const found = findFaults(form, Date.now());
      setFaults(found);
      return found;
    },
  };
}

/**
 * The settings of a story; a new one has the first picture of its body as its cover, and stands where it was begun
 * for.
 */
export function firstForm(story: StorySettings, { pictures }: DraftFacts, begunFor: string | undefined): PublishForm {
  const form = formOf(story, ownTimeZone());
  const isNew = story.firstPublishedAt === null && !story.isPublished;
  if (!isNew) return form;
  return {
    ...form,
    cover: form.cover.imageId === null ? (pictures[0] ?? form.cover) : form.cover,
    collectionId: form.collectionId ?? begunFor ?? null,
  };
}
