import { formatMessage } from '#shared/messages/format-message.ts';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import type { MailSetupView } from '#web/generated/fragments.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import styles from './AdminMail.module.css';

type MailCheckViewProps = { readonly check: MailSetupView['checks'][number] };

/** One thing that mailboxes look at, and the records that mend it. */
export function MailCheckView({ check: { kind, domain, isWell, sentence, records } }: MailCheckViewProps) {
  return (
    <Section title={formatMessage(messages.checks[kind], { domain })} look="quiet">
      <p className={styles.state} data-well={isWell}>
        {messages.state[isWell ? 'well' : 'problem']}
      </p>
      <Note>{sentence}</Note>
      {records.map(({ type, name, value }) => (
        <Row key={`${type} ${name}`} title={formatMessage(messages.record, { type })}>
          <div className={styles.stack}>
            <CopyField label={messages.name} text={name} />
            <CopyField label={messages.value} text={value} />
          </div>
        </Row>
      ))}
    </Section>
  );
}
