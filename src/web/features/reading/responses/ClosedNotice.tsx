import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import type { ClosedReason } from '#web/generated/PostResponsesQuery.ts';
import styles from './Responses.module.css';

const sentences: Readonly<Record<ClosedReason, string>> = {
  CLOSED: messages.closedNotice,
  FOLLOWERS: messages.followersOnly,
  MEMBERS: messages.membersOnly,
  UNVERIFIED: messages.unverified,
  REFUSED: graphErrorMessages.forbidden,
};

/** Why the viewer cannot respond here; what is there stays. */
export function ClosedNotice({ reason }: { readonly reason: ClosedReason }) {
  return <p className={styles.notice}>{sentences[reason]}</p>;
}
