import { useRef, useState } from 'react';
import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import {
  findSettingsFault,
  type SettingsFault,
  type SubmissionSettings,
  trimSettings,
} from '#shared/submissions/submission-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { changedFields } from '#web/parts/form/changed-fields.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { SubmissionSettingsForm } from '#web/generated/fragments.ts';
import { UpdateSubmissionSettingsDocument } from '#web/generated/UpdateSubmissionSettings.ts';

type NumberOrDay = 'leastWords' | 'mostWords' | 'leastAccountDays' | 'pausedUntil' | 'editorCut';
/** The settings while they are typed: numbers and days are texts until they are sent. */
export type TypedSettings = Omit<SubmissionSettings, NumberOrDay> & Readonly<Record<NumberOrDay, string>>;

/** What the form holds, what is wrong with it, and the way to keep it. */
export function useSubmissionSettings(settings: SubmissionSettingsForm) {
  const [typed, setTyped] = useState(() => typedOf(settings));
  const opened = useRef(trimSettings(settingsOf(typed)));
  const [fault, setFault] = useState<SettingsFault>();
  const change = useChange(UpdateSubmissionSettingsDocument);
  const edit = (changes: Partial<TypedSettings>) => {
    change.clear();
    setFault(undefined);
    setTyped((now) => ({ ...now, ...changes }));
  };
  const save = async () => {
    const wanted = trimSettings(settingsOf(typed));
    const found = findSettingsFault(wanted, new Date());
    setFault(found);
    if (found !== undefined) return;
    const { topics, ...rest } = changedFields(wanted, opened.current);
    const input = { collectionId: settings.id, ...rest, ...(topics === undefined ? {} : { topics: [...topics] }) };
    const done = await change.run({ input });
    if (done === undefined) return;
    opened.current = wanted;
    void showToast({ message: messages.saved, testId: 'submission-settings-saved' });
  };
  const faultOf = (field: keyof SubmissionSettings) => (fault?.field === field ? fault.message : undefined);
  return { typed, edit, save, fault, faultOf, isBusy: change.isRunning, error: fault ? undefined : change.error };
}

function typedOf(settings: SubmissionSettingsForm): TypedSettings {
  const { openTo, accepts, topics, needsCover, needsAiDisclosure, guidelines, isPaused, pauseReason } = settings;
  return {
    openTo,
    accepts,
    topics,
    needsCover,
    needsAiDisclosure,
    guidelines,
    isPaused,
    // A pause that has ended left its words behind.
    pauseReason: isPaused ? pauseReason : '',
    pausedUntil: isPaused ? (settings.pausedUntil ?? '') : '',
    leastWords: String(settings.leastWords ?? ''),
    mostWords: String(settings.mostWords ?? ''),
    leastAccountDays: String(settings.leastAccountDays),
    editorCut: String(settings.editorCut),
  };
}

function settingsOf(typed: TypedSettings): SubmissionSettings {
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...typed,
    leastWords: numberOf(typed.leastWords),
    mostWords: numberOf(typed.mostWords),
    leastAccountDays: numberOf(typed.leastAccountDays) ?? 0,
    pausedUntil: typed.pausedUntil === '' ? null : typed.pausedUntil,
    editorCut: numberOf(typed.editorCut) ?? 0,
  };
}
