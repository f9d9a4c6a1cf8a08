import { useState } from 'react';
import { accountHelpMessages as messages } from '#shared/messages/account-help.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { HelpUserDocument, type HelpUserVariables } from '#web/generated/HelpUser.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserProps } from './AdminUserView.tsx';

/** What can be done for somebody who cannot get into their account, by mail to their own address (rule 266). */
export function HelpForm({ user, route }: AdminUserProps) {
  const { run, isRunning, failure } = useChange(HelpUserDocument, { says: 'here' });
  const [done, setDone] = useState<HelpUserVariables['help']>();
  const give = async (help: HelpUserVariables['help']) => {
    setDone(undefined);
    if ((await run({ userId: user.id, help })) !== undefined) setDone(help);
  };
  return (
    <Section title={messages.title}>
      <FieldStack>
        <Note>{user.help.length === 0 ? messages.none : messages.text}</Note>
        <Actions>
          {user.help.map((help) => (
            <Button key={help} look="outlined" size="small" disabled={isRunning} onClick={() => void give(help)}>
              {messages.help[help]}
            </Button>
          ))}
        </Actions>
        <output>{done !== undefined && messages.done[done]}</output>
        <AdminError failure={failure} route={route} />
      </FieldStack>
    </Section>
  );
}
