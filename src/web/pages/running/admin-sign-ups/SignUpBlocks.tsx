import type { SubmitEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { BlockSignUpsDocument } from '#web/generated/BlockSignUps.ts';
import { UnblockSignUpsDocument } from '#web/generated/UnblockSignUps.ts';
import { fieldNumber, fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import type { RegistrationPartProps } from './Invitations.tsx';

/** Mail domains and networks that nobody signs up with, with a form for more. */
export function SignUpBlocks({ registration: { blocks }, route, onChanged }: RegistrationPartProps) {
  const blocking = useChange(BlockSignUpsDocument, { says: 'here' });
  const unblocking = useChange(UnblockSignUpsDocument, { says: 'here' });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (blocking.isRunning) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const after = await blocking.run({
      blocked: fieldText(fields, 'blocked'),
      reason: fieldText(fields, 'reason'),
      days: fieldText(fields, 'days').trim() === '' ? null : fieldNumber(fields, 'days'),
    });
    if (after === undefined) return;
    onChanged(after);
    form.reset();
  };
  const unblock = async (id: string) => {
    const after = await unblocking.run({ id });
    if (after !== undefined) onChanged(after);
  };
  return (
    <>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.blocksText}</Note>
        <label>
          {messages.blockedLabel}
          <input name="blocked" required autoComplete="off" spellCheck={false} aria-describedby="blocked-hint" />
        </label>
        <Note id="blocked-hint">{messages.blockedHint}</Note>
        <label>
          {messages.forDays} {messages.forDaysNote}
          <input name="days" inputMode="numeric" autoComplete="off" />
        </label>
        <label>
          {messages.reason}
          <input name="reason" autoComplete="off" dir="auto" />
        </label>
        <Button type="submit" aria-disabled={blocking.isRunning}>
          {messages.block}
        </Button>
        <AdminError failure={blocking.failure ?? unblocking.failure} route={route} />
      </FieldForm>
      {blocks.length === 0 && <EmptyText text={messages.noBlocks} />}
      <List>
        {blocks.map(({ id, blocked, reason, refusedCount, expiresAt, isOver }) => (
          <ListItem key={id}>
            <ItemWords>
              <ItemTitle>
                <span translate="no">{blocked}</span> {isOver && <Badge>{messages.ended}</Badge>}
              </ItemTitle>
              <ItemFacts>
                {reason !== '' && <span dir="auto">{reason}</span>}
                <span>{formatMessage(messages.refused, { count: refusedCount })}</span>
                <span>
                  {expiresAt === null ? (
                    messages.forGood
                  ) : (
                    <>
                      {messages.until} <DateTime timestamp={expiresAt} />
                    </>
                  )}
                </span>
              </ItemFacts>
            </ItemWords>
            <ItemActions>
              <Button
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.unblockNamed, { blocked })}
                onClick={() => void unblock(id)}
              >
                {messages.unblock}
              </Button>
            </ItemActions>
          </ListItem>
        ))}
      </List>
    </>
  );
}
