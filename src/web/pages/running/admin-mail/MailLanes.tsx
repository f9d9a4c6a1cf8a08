import { formatMessage } from '#shared/messages/format-message.ts';
import { mailLaneMessages as messages } from '#shared/messages/mail-lanes.ts';
import { sendingDomainMessages } from '#shared/messages/sending-domain.ts';
import type { MailSetupView } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import styles from './AdminMail.module.css';

type MailLanesProps = Pick<MailSetupView, 'lanes' | 'warmUp'>;

/** Who carries mail, and why it stands still where it does. */
export function MailLanes({ lanes, warmUp }: MailLanesProps) {
  return lanes.map(({ kind, isWell, sentence, answer, refused }) => (
    <Section key={kind} title={messages.kinds[kind]} look="quiet">
      <p className={styles.state} data-well={isWell && refused === null}>
        {sendingDomainMessages.state[isWell && refused === null ? 'well' : 'problem']}
      </p>
      <Note>{sentence}</Note>
      {refused !== null && <Note>{refused}</Note>}
      {answer !== null && <Note>{formatMessage(messages.said, { answer })}</Note>}
      {!isWell && <Note>{messages.retry}</Note>}
      {kind === 'BULK' && warmUp !== null && <Note>{warmUp}</Note>}
    </Section>
  ));
}
