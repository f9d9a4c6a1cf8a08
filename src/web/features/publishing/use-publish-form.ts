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

/** The form of a sheet: as it was left, else the settings of the story, with the first picture of a new one as its cover. */
export function usePublishForm(postId: string, story: StorySettings, facts: DraftFacts): PublishFormState {
  const [form, setForm] = useState(() => keptForm(postId) ?? firstForm(story, facts));
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

function firstForm(story: StorySettings, { pictures }: DraftFacts): PublishForm {
  const form = formOf(story, ownTimeZone());
  const [first] = pictures;
  const isNew = story.firstPublishedAt === null && !story.isPublished;
  return isNew && form.cover.imageId === null && first !== undefined ? { ...form, cover: first } : form;
}
