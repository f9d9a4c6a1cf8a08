import { formatMessage } from '#shared/messages/format-message.ts';
import { staffInvitationMessages as messages } from '#shared/messages/staff-invitations.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { SentInvitation } from '#web/generated/fragments.ts';
import { ResendStaffInvitationDocument } from '#web/generated/ResendStaffInvitation.ts';
import { WithdrawStaffInvitationDocument } from '#web/generated/WithdrawStaffInvitation.ts';

type SentInvitationsProps = {
  readonly invitations: readonly SentInvitation[];
  /** Somebody else was faster: asks again who is invited. */
  readonly onRefused: () => void;
};

/** Who was asked to join and has not answered; nothing where nobody was. */
export function SentInvitations({ invitations, onRefused }: SentInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <Section title={messages.pending}>
      <Note>{messages.pendingText}</Note>
      <List>
        {invitations.map((invitation) => (
          <SentRow key={invitation.id} invitation={invitation} onRefused={onRefused} />
        ))}
      </List>
    </Section>
  );
}

type SentRowProps = Pick<SentInvitationsProps, 'onRefused'> & { readonly invitation: SentInvitation };

function SentRow({ invitation, onRefused }: SentRowProps) {
  const { id, user, address, role, inviter, isExpired, isInviterGone, expiresAt } = invitation;
  const resending = useChange(ResendStaffInvitationDocument, { says: 'toast' });
  const withdrawing = useChange(WithdrawStaffInvitationDocument, { says: 'toast' });
  const to = user === null ? (address ?? messages.someone) : user.name;
  const resend = async () => {
    const { done, failure } = await resending.send({ id });
    if (done !== undefined) void showToast({ message: messages.resent });
    else if (failure?.refusal !== undefined) onRefused();
  };
  const withdraw = async () => {
    const { done, failure } = await withdrawing.send({ id });
    if (done !== undefined) void showToast({ message: messages.withdrawn });
    else if (failure?.refusal !== undefined) onRefused();
  };
  const until = isExpired ? messages.expiredOn : messages.until;
  return (
    <ListItem data-invitation={user?.username ?? address}>
      <ItemWords>
        <ItemTitle>
          <span dir="auto">{to}</span>
        </ItemTitle>
        <ItemFacts>
          <span>{messages[role]}</span>
          {user !== null && <span>@{user.username}</span>}
          <span>{formatMessage(until, { date: formatDate(expiresAt) })}</span>
          {isInviterGone && !isExpired && <span>{messages.sentByGone}</span>}
          {inviter !== null && <span dir="auto">{formatMessage(messages.by, { name: inviter.name })}</span>}
        </ItemFacts>
      </ItemWords>
      {invitation.viewerCanTend && (
        <ItemActions>
          <Button
            look="outlined"
            size="small"
            aria-label={formatMessage(messages.resendNamed, { to })}
            aria-busy={resending.isRunning}
            onClick={() => void resend()}
          >
            {messages.resend}
          </Button>
          <Button
            look="plain"
            size="small"
            aria-label={formatMessage(messages.withdrawNamed, { to })}
            aria-busy={withdrawing.isRunning}
            onClick={() => void withdraw()}
          >
            {messages.withdraw}
          </Button>
        </ItemActions>
      )}
    </ListItem>
  );
}
