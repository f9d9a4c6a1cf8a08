import { type ReactNode, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { SaveNotificationPreferenceDocument } from '#web/generated/SaveNotificationPreference.ts';
import { DigestPreview } from './DigestPreview.tsx';
import { SwitchChoice } from './SwitchChoice.tsx';

type DigestSettingsProps = {
  readonly userId: string;
  readonly frequency: string;
  /** The empty text where none was chosen. */
  readonly timeZone: string;
  /** What else comes regularly. */
  readonly children: ReactNode;
};

const FREQUENCIES = [
  ['DAILY', messages.daily],
  ['WEEKLY', messages.weekly],
  ['OFF', messages.off],
] as const;

/** How often stories for the reader come by mail, by which clock, and what the next mail would be (NEWS-3). */
export function DigestSettings({ userId, frequency, timeZone, children }: DigestSettingsProps) {
  const { run } = useChange(SaveNotificationPreferenceDocument, { says: 'toast' });
  const [isPreviewed, setIsPreviewed] = useState(false);
  // Known in the browser alone: until it is alive, nothing is offered.
  const [own] = useState(() => (typeof window === 'undefined' ? '' : Intl.DateTimeFormat().resolvedOptions().timeZone));
  const useOwn = () => void run({ userId, preferences: [{ name: 'TIME_ZONE', stringValue: own }] });
  return (
    <RowGroup anchor="manageSubscriptions" title={messages.subscriptionsTitle}>
      <Row
        anchor="digest"
        title={messages.digestTitle}
        text={messages.digestText}
        actions={
          <SwitchChoice
            userId={userId}
            name="DIGEST_FREQUENCY"
            label={messages.digestLabel}
            value={frequency}
            choices={FREQUENCIES}
          />
        }
      />
      <Row
        anchor="time-zone"
        title={messages.zoneTitle}
        text={messages.zoneText}
        value={timeZone || messages.zoneNone}
        actions={
          <Button look="outlined" size="small" disabled={own === '' || own === timeZone} onClick={useOwn}>
            <span suppressHydrationWarning>{formatMessage(messages.zoneUse, { zone: own || messages.zoneNone })}</span>
          </Button>
        }
      />
      <Row
        anchor="digest-preview"
        title={messages.previewTitle}
        actions={
          <Button look="outlined" size="small" onClick={() => setIsPreviewed(true)}>
            {messages.previewShow}
          </Button>
        }
      >
        {isPreviewed && <DigestPreview />}
      </Row>
      {children}
    </RowGroup>
  );
}
