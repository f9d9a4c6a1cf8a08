import { useState } from 'react';
import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AnswerCoAuthorInvitationDocument } from '#web/generated/AnswerCoAuthorInvitation.ts';
import {
  type CoAuthorInvitationsQuery,
  CoAuthorInvitationsQueryDocument,
} from '#web/generated/CoAuthorInvitationsQuery.ts';
import styles from '#web/parts/list/PartyRows.module.css';

type Invitation = CoAuthorInvitationsQuery['coAuthorInvitations'][number];

/** What the viewer is asked to write with others, to agree or decline; nothing where there is nothing. */
export function CoAuthorInvitations({ onAccepted }: { readonly onAccepted: () => void }) {
  useNewest(CoAuthorInvitationsQueryDocument, {});
  const { data } = useQuery(CoAuthorInvitationsQueryDocument);
  const { navigate } = useRoute();
  const answering = useChange(AnswerCoAuthorInvitationDocument, { says: 'toast' });
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const open = (data?.coAuthorInvitations ?? []).filter(({ postId }) => !answered.has(postId));
  if (open.length === 0) return null;
  const answer = async ({ postId, title }: Invitation, accept: boolean) => {
    if ((await answering.run({ postId, accept })) === undefined) return;
    setAnswered((all) => new Set([...all, postId]));
    if (!accept) return void showToast({ message: messages.declined });
    onAccepted();
    void showToast({
      message: formatMessage(messages.accepted, { title: title || messages.untitled }),
      action: { label: messages.openDraft, run: () => void navigate(postSubPath(postId, 'edit')) },
    });
  };
  return (
    <section className={styles.asked} aria-labelledby="co-author-invitations">
      <h2 className={styles.askedTitle} id="co-author-invitations">
        {messages.invitations}
      </h2>
      <ul className={styles.rows}>
        {open.map((invitation) => (
          <InvitationRow key={invitation.postId} invitation={invitation} onAnswer={answer} />
        ))}
      </ul>
    </section>
  );
}

type InvitationRowProps = {
  readonly invitation: Invitation;
  readonly onAnswer: (invitation: Invitation, accept: boolean) => Promise<void>;
};

function InvitationRow({ invitation, onAnswer }: InvitationRowProps) {
  const title = invitation.title || messages.untitled;
  return (
    <li className={styles.row}>
      <p className={styles.words} dir="auto">
        {formatMessage(messages.invitation, { name: invitation.inviter.name, title })}
      </p>
      <div className={styles.tools}>
        <Button
          size="small"
          aria-label={formatMessage(messages.acceptNamed, { title })}
          onClick={() => void onAnswer(invitation, true)}
        >
          {messages.accept}
        </Button>
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.declineNamed, { title })}
          onClick={() => void onAnswer(invitation, false)}
        >
          {messages.decline}
        </Button>
      </div>
    </li>
  );
}
