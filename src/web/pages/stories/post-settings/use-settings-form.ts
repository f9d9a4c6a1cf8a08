import { useState } from 'react';
import { storySettingsMessages as messages } from '#shared/messages/your-stories.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { type Faults, findFaults } from '#web/features/stories/publishing/form-faults.ts';
import { formOf, isSameForm, type PublishForm, settingsInput } from '#web/features/stories/publishing/publish-form.ts';
import { useMailing } from '#web/features/stories/publishing/use-mailing.ts';
import type { Problem } from '#web/features/stories/publishing/use-publish.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { UpdatePostSettingsDocument } from '#web/generated/UpdatePostSettings.ts';

export type SettingsFormState = {
  readonly form: PublishForm;
  readonly change: (part: Partial<PublishForm>) => void;
  readonly faults: Faults;
  readonly isChanged: boolean;
  readonly isRunning: boolean;
  readonly problem: Problem | undefined;
  /** Whether nothing is wrong; what is, shows. */
  readonly check: () => boolean;
  readonly save: () => Promise<void>;
};

/** The settings of a story as they are being changed. */
export function useSettingsForm(story: StorySettings): SettingsFormState {
  const { send, isRunning } = useChange(UpdatePostSettingsDocument, { says: 'here' });
  const chooseMailing = useMailing(story);
  // A time is set in the sheet alone, so that its zone does not matter here.
  const saved = formOf(story, 'UTC');
  const [part, setPart] = useState<Partial<PublishForm>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<Problem>();
  const form = { ...saved, ...part };
  const isChanged = !isSameForm(form, saved);
  useUnsaved(isChanged);
  return {
    form,
    faults,
    isChanged,
    isRunning,
    problem,
    change(more) {
      setPart((now) => ({ ...now, ...more }));
      setFaults({});
    },
    check() {
      const found = findFaults({ ...form, schedule: { ...form.schedule, isOn: false } }, Date.now());
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    async save() {
      if (!isChanged) return;
      setProblem(undefined);
      const refused = await chooseMailing(form);
      if (refused !== undefined) return setProblem({ message: refused });
      const { failure } = await send({ input: settingsInput(story.id, form) });
      if (failure === undefined) {
        // The story that is shown is the one that came back.
        setPart({});
        return void showToast({ message: messages.saved, testId: 'settings-saved' });
      }
      const { message, refusal } = failure;
      const links = refusal?.__typename === 'PublishingRestrictedBannedLinks' ? refusal.links : undefined;
      return setProblem({ message, ...(links === undefined ? {} : { links }) });
    },
  };
}
