import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingSettingsMessages as messages } from '#shared/messages/publishing-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { SetReaderPreferenceDocument } from '#web/generated/SetReaderPreference.ts';

type PreferenceSettingProps = {
  readonly userId: string;
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly isOn: boolean;
  /** True where the preference says the opposite of what stands here. */
  readonly isReversed?: boolean;
};

/** A preference that is on or off. */
export function PreferenceSetting({ userId, name, title, text, isOn, isReversed = false }: PreferenceSettingProps) {
  const { run } = useChange(SetReaderPreferenceDocument, { says: 'toast' });
  const turn = () => void run({ userId, name, isOn: isReversed ? isOn : !isOn });
  return (
    <Row
      title={title}
      text={text}
      value={isOn ? messages.on : messages.off}
      actions={
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(isOn ? messages.turnOffLabel : messages.turnOnLabel, { name: title })}
          onClick={turn}
        >
          {isOn ? messages.turnOff : messages.turnOn}
        </Button>
      }
    />
  );
}
