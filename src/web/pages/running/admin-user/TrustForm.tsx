import { formatMessage } from '#shared/messages/format-message.ts';
import { trustMessages as messages } from '#shared/messages/trust.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { GrantTrustDocument } from '#web/generated/GrantTrust.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

const levels = ['NEW', 'READER', 'WRITER', 'TRUSTED'] as const;

/** How far an account is trusted, why, and whether staff say so (rule 164). */
export function TrustForm({ user, route }: AdminUserProps) {
  const { run: change, isRunning, failure } = useChange(GrantTrustDocument, { says: 'here' });
  const { level, storiesRead, readingSeconds, workCount, strikeCount, isGranted } = user.trust;
  return (
    <Section title={messages.title}>
      <FieldStack>
        <p>{messages.levels[levels[level] ?? 'NEW']}</p>
        <Note>
          {formatMessage(messages.facts, {
            stories: storiesRead,
            minutes: Math.floor(readingSeconds / 60),
            works: workCount,
          })}{' '}
          {strikeCount > 0 && formatMessage(messages.strikes, { count: strikeCount })}
        </Note>
        {user.viewerCan.grantTrust && (
          <>
            {!isGranted && <Note>{messages.grantText}</Note>}
            <div>
              <Button
                look="outlined"
                size="small"
                disabled={isRunning}
                onClick={() => void change({ userId: user.id, isGranted: !isGranted })}
              >
                {isGranted ? messages.withdraw : messages.grant}
              </Button>
            </div>
          </>
        )}
        <AdminError failure={failure} route={route} />
      </FieldStack>
    </Section>
  );
}
