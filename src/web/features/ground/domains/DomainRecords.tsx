import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import type { DomainSettings } from '#web/generated/fragments.ts';
import styles from './Domain.module.css';

type DomainRecordsProps = Pick<DomainSettings, 'domain' | 'records'>;

/** Each record as it is to be set, its parts to be copied. */
export function DomainRecords({ domain, records }: DomainRecordsProps) {
  return (
    <Section title={messages.records}>
      <Note>{formatMessage(messages.recordsText, { domain })}</Note>
      {records.map(({ type, name, value }) => (
        <Row key={`${type} ${value}`} title={formatMessage(messages.record, { type })}>
          <div className={styles.stack}>
            <CopyField label={messages.name} text={name} />
            <CopyField label={messages.value} text={value} />
          </div>
        </Row>
      ))}
      {records.length < 2 && <Note>{messages.noAddresses}</Note>}
    </Section>
  );
}
