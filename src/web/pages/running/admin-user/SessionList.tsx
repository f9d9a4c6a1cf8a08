import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { EndUserSessionsDocument } from '#web/generated/EndUserSessions.ts';
import type { AdminUserProps } from './AdminUserView.tsx';
import { methodText } from './method-text.ts';

/** Where somebody is signed in, and a way to end it. */
export function SessionList({ user, route }: AdminUserProps) {
  const { run: end, isRunning, failure } = useChange(EndUserSessionsDocument, { says: 'here' });
  return (
    <Section title={messages.sessionsTitle}>
      {user.sessions.length === 0 && <Note>{messages.noSessions}</Note>}
      <PlainList>
        {user.sessions.map(({ id, device, method, country, lastUsedAt }) => (
          <li key={id}>
            {formatMessage(messages.session, { device: device ?? messages.unknownDevice, method: methodText(method) })}
            <Note>
              {country} <DateTime timestamp={lastUsedAt} />
            </Note>
          </li>
        ))}
      </PlainList>
      {user.viewerCan.suspend && (
        <FieldStack>
          <Button look="outlined" disabled={isRunning} onClick={() => void end({ userId: user.id })}>
            {messages.endSessions}
          </Button>
          <AdminError failure={failure} route={route} />
        </FieldStack>
      )}
    </Section>
  );
}
