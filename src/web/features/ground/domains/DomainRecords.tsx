import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import type { DomainSettings } from '#web/generated/fragments.ts';
import styles from './Domain.module.css';

type DomainRecordsProps = Pick<DomainSettings, 'domain' | 'records' | 'twin' | 'isTwinLed'>;

/** Each record as it is to be set, its parts to be copied. */
export function DomainRecords({ domain, records, twin, isTwinLed }: DomainRecordsProps) {
  return (
    <Section title={messages.records}>
      <Note>{messages.recordsText}</Note>
      {records.map(({ type, name, value }) => (
        <Row key={`${type} ${value}`} title={formatMessage(messages.record, { type })}>
          <div className={styles.stack}>
            <CopyField label={messages.name} text={name} />
            <CopyField label={messages.value} text={value} />
          </div>
        </Row>
      ))}
      {twin !== null && <Note>{twinText({ twin, domain }, isTwinLed)}</Note>}
      {records.length < 2 && <Note>{messages.noAddresses}</Note>}
    </Section>
  );
}

/** A name that somebody registered may be no plain alias. */
function twinText(names: { readonly twin: string; readonly domain: string }, isTwinLed: boolean): string {
  if (isTwinLed) return formatMessage(messages.twinLed, names);
  return formatMessage(names.twin.startsWith('www.') ? messages.twinWanted : messages.apexWanted, names);
}
