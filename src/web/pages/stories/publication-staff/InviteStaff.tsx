import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ListHead } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { InviteToCollectionStaffDocument } from '#web/generated/InviteToCollectionStaff.ts';
import type { PublicationStaffPageQuery } from '#web/generated/PublicationStaffPageQuery.ts';

type Role = 'EDITOR' | 'WRITER';
type Invitations = InviteStaffProps['publication']['staffInvitations'];
type InviteStaffProps = { readonly publication: NonNullable<PublicationStaffPageQuery['publication']> };

const roles = [
  { value: 'WRITER', label: messages.WRITER, text: messages.WRITERText },
  { value: 'EDITOR', label: messages.EDITOR, text: messages.EDITORText },
] as const;

/** Asks somebody by name or by mail to join; editors ask writers, the owner editors too. */
export function InviteStaff({ publication }: InviteStaffProps) {
  const dialog = useDialog();
  const change = useChange(InviteToCollectionStaffDocument);
  const left = publication.staffInvitesLeft ?? undefined;
  const [role, setRole] = useState<Role>('WRITER');
  const [typed, setTyped] = useState('');
  const before = openRoleOf(publication.staffInvitations, typed);
  const open = () => {
    // Whoever is asked next is asked anew, and not to what the one before was.
    setRole('WRITER');
    setTyped('');
    dialog.open();
  };
  const invite = async (to: string, close: () => void) => {
    const replaced = openRoleOf(publication.staffInvitations, to);
    const done = await change.run({ input: { collectionId: publication.id, to, role, replaces: replaced } });
    if (done === undefined) return;
    close();
    const message =
      replaced === null || replaced === role
        ? formatMessage(messages.sent, { to })
        : formatMessage(messages.sentInstead, { to, role: roleNames[role], before: roleNames[replaced] });
    void showToast({ message, testId: 'staff-invited', about: `invite:${to.toLowerCase()}` });
  };
  return (
    <ListHead>
      <Button onClick={open}>{messages.invite}</Button>
      {dialog.isOpen && (
        <Dialog title={messages.invite} onClosed={dialog.closed}>
          {(close) => (
            <Form
              close={close}
              change={change}
              submitLabel={messages.send}
              onSubmit={(fields) => void invite(fieldText(fields, 'to').trim(), close)}
              hasOwnError
            >
              <Field
                label={messages.to}
                note={left && (left.left > 0 ? formatMessage(messages.left, left) : messages.noneLeft)}
                name="to"
                type="text"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                dir="ltr"
                data-first
                onChange={({ currentTarget }) => {
                  change.clear();
                  setTyped(currentTarget.value);
                }}
                error={change.error}
              />
              <Note>
                <output>{before !== null && saysReplaced(before, role, publication.viewerCan.manageEditors)}</output>
              </Note>
              {publication.viewerCan.manageEditors && (
                <ChoiceField legend={messages.role} choices={roles} value={role} onChange={setRole} />
              )}
            </Form>
          )}
        </Dialog>
      )}
    </ListHead>
  );
}

const roleNames = { EDITOR: messages.roles.editor, WRITER: messages.roles.writer } as const;

/** As what somebody is invited already, by what was typed; null where they are not, or no longer. */
function openRoleOf(invitations: Invitations, typed: string): Role | null {
  const to = typed.trim().toLowerCase();
  const name = to.replace(/^@/, '');
  const same = invitations?.find(
    ({ user, address, isExpired }) => !isExpired && (address === to || user?.username.toLowerCase() === name),
  );
  return same?.role ?? null;
}

function saysReplaced(before: Role, role: Role, isOwner: boolean): string {
  if (before === 'EDITOR' && !isOwner) return messages.isOwners;
  const words = { before: roleNames[before], role: roleNames[role] };
  return formatMessage(before === role ? messages.already : messages.replaces, words);
}
