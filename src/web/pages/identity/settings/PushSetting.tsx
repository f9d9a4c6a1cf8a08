import { use, useEffect, useState } from 'react';
import { changeMessages } from '#shared/messages/changes.ts';
import { notificationSettingsMessages as messages } from '#shared/messages/notification-settings.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import {
  allowPushesHere,
  type PushState,
  readPushState,
  stopPushesHere,
} from '#web/features/telling/pushes/push-device.ts';

const texts: Readonly<Record<PushState, string>> = {
  on: messages.pushIsOn,
  off: messages.pushIsOff,
  denied: messages.pushDenied,
  none: messages.pushNone,
};

/** Whether this browser is told things while the site is closed; it asks for leave only when that is turned on. */
export function PushSetting({ userId }: { readonly userId: string }) {
  const graph = use(GraphContext);
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    void readPushState(userId).then(setState);
  }, [userId]);
  const turn = async (change: typeof allowPushesHere) => {
    try {
      setState(await change(graph, userId));
    } catch {
      void showToast({ message: changeMessages.unexpected, tone: 'danger' });
    }
  };
  return (
    <Row
      anchor="push"
      title={messages.pushHere}
      text={messages.pushText}
      value={state && <output>{texts[state]}</output>}
      actions={
        (state === 'on' || state === 'off') && (
          <Button
            look="outlined"
            size="small"
            onClick={() => void turn(state === 'on' ? stopPushesHere : allowPushesHere)}
          >
            {state === 'on' ? messages.pushStop : messages.pushAllow}
          </Button>
        )
      }
    />
  );
}
