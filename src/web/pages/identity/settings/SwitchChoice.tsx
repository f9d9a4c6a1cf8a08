import { use, useRef, useState } from 'react';
import { notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { publishingSettingsMessages } from '#shared/messages/publishing-settings.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { SaveNotificationPreferenceDocument } from '#web/generated/SaveNotificationPreference.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SwitchChoice.module.css';

type SwitchChoiceProps = {
  readonly userId: string;
  readonly name: string;
  readonly label: string;
  /** A text where the preference is one of several, else whether it is on. */
  readonly value: string | boolean;
  /** The choices of a text, in their order; those of a reach where absent. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
};

const REACH = [
  ['ALL', messages.all],
  ['NETWORK', messages.network],
  ['OFF', messages.off],
] as const;
const ON = [
  ['true', publishingSettingsMessages.on],
  ['false', publishingSettingsMessages.off],
] as const;

/** One preference, chosen from a list; it is kept at once, and goes back where it could not be. */
export function SwitchChoice({ userId, name, label, value, choices }: SwitchChoiceProps) {
  const graph = use(GraphContext);
  const [wanted, setWanted] = useState<string>();
  const chosenTimes = useRef(0);
  const isText = typeof value === 'string';
  const choose = async (chosen: string) => {
    setWanted(chosen);
    const time = (chosenTimes.current += 1);
    const preference = isText ? { enumValue: chosen } : { booleanValue: chosen === 'true' };
    const preferences = [{ name, ...preference }];
    const { failure } = await sendChange(graph, SaveNotificationPreferenceDocument, { userId, preferences });
    if (failure !== undefined) void showToast(genericErrorToast(failure.message));
    // On a slow line somebody may have chosen again: they arrive in their order, and the last one stays.
    if (time === chosenTimes.current) setWanted(undefined);
  };
  return (
    <select
      className={styles.choice}
      aria-label={label}
      name={name}
      value={wanted ?? String(value)}
      onChange={({ target }) => void choose(target.value)}
    >
      {(choices ?? (isText ? REACH : ON)).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
