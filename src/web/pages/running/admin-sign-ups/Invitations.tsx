import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { InviteToSiteDocument } from '#web/generated/InviteToSite.ts';
import { RevokeInvitationDocument } from '#web/generated/RevokeInvitation.ts';
import type { RegistrationView } from '#web/generated/fragments.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { fieldNumber, fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

export type RegistrationPartProps = {
  readonly registration: RegistrationView;
  readonly route: RouteMatch;
  readonly onChanged: (registration: RegistrationView) => void;
};

type Made = { readonly url: string; readonly address: string | null };

/** Invitations to sign up, with a form for another one. */
export function Invitations({ registration: { invitations }, route, onChanged }: RegistrationPartProps) {
  const inviting = useChange(InviteToSiteDocument, { says: 'here' });
  const revoking = useChange(RevokeInvitationDocument, { says: 'here' });
  const [made, setMade] = useState<Made>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inviting.isRunning) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    setMade(undefined);
    const done = await inviting.run({
      address: fieldText(fields, 'address'),
      note: fieldText(fields, 'note'),
      mostUses: fieldNumber(fields, 'uses'),
      days: fieldNumber(fields, 'days'),
    });
    if (done === undefined) return;
    setMade(done);
    onChanged(done.registration);
    form.reset();
  };
  const revoke = async (id: string) => {
    const after = await revoking.run({ id });
    if (after !== undefined) onChanged(after);
  };
  return (
    <>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <Note>{messages.invitationsText}</Note>
        <label>
          {messages.address} {messages.addressNote}
          <input name="address" type="email" autoComplete="off" />
        </label>
        <label>
          {messages.uses}
          <input name="uses" inputMode="numeric" defaultValue="1" required autoComplete="off" />
        </label>
        <label>
          {messages.days}
          <input name="days" inputMode="numeric" defaultValue="14" required autoComplete="off" />
        </label>
        <label>
          {messages.note} {messages.noteMark}
          <input name="note" autoComplete="off" dir="auto" />
        </label>
        <Button type="submit" aria-disabled={inviting.isRunning}>
          {messages.invite}
        </Button>
        <AdminError failure={inviting.failure ?? revoking.failure} route={route} />
        <output>
          {made !== undefined && (
            <Note>
              {made.address === null ? messages.madeLink : formatMessage(messages.madeMail, { address: made.address })}
            </Note>
          )}
        </output>
        {made?.address === null && <CopyField label={messages.link} text={made.url} />}
      </FieldForm>
      {invitations.length === 0 && <EmptyText text={messages.noInvitations} />}
      <List>
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.id} invitation={invitation} onRevoke={() => void revoke(invitation.id)} />
        ))}
      </List>
    </>
  );
}

type InvitationItemProps = {
  readonly invitation: RegistrationView['invitations'][number];
  readonly onRevoke: () => void;
};

function InvitationItem({ invitation, onRevoke }: InvitationItemProps) {
  const { address, note, mostUses, useCount, expiresAt, isOpen, inviter, came } = invitation;
  const isForOne = address === null && mostUses === 1 && useCount === 1;
  const whom = address ?? (note || (isForOne ? messages.used : messages.byLink));
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle dir="auto">
          {whom} {!isOpen && <Badge>{messages.ended}</Badge>}
        </ItemTitle>
        <ItemFacts>
          {address !== null && note !== '' && <span dir="auto">{note}</span>}
          <span>{formatMessage(messages.places, { used: useCount, most: mostUses })}</span>
          <span>
            {messages.until} <DateTime timestamp={expiresAt} />
          </span>
          {inviter !== null && <span>{formatMessage(messages.from, { name: inviter })}</span>}
          {came.map((username) => (
            <a key={username} href={buildPath('ShowUserProfile', { username })}>
              @{username}
            </a>
          ))}
        </ItemFacts>
      </ItemWords>
      {isOpen && (
        <ItemActions>
          <Button
            look="outlined"
            size="small"
            aria-label={formatMessage(messages.revokeNamed, { whom })}
            onClick={onRevoke}
          >
            {messages.revoke}
          </Button>
        </ItemActions>
      )}
    </ListItem>
  );
}
