import { useState } from 'react';
import { notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { publishingSettingsMessages } from '#shared/messages/publishing-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { SaveNotificationPreferenceDocument } from '#web/generated/SaveNotificationPreference.ts';
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
  const { run } = useChange(SaveNotificationPreferenceDocument, { says: 'toast' });
  const [wanted, setWanted] = useState<string>();
  const isText = typeof value === 'string';
  const choose = async (chosen: string) => {
    setWanted(chosen);
    const preference = isText ? { enumValue: chosen } : { booleanValue: chosen === 'true' };
    await run({ userId, preferences: [{ name, ...preference }] });
    setWanted(undefined);
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
