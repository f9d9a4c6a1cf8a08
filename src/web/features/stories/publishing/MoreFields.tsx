import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { FieldProps } from './field-props.ts';
import { ResponsesField } from './ReaderFields.tsx';
import { RightsFields } from './RightsFields.tsx';
import { SearchFields } from './SearchFields.tsx';
import styles from './PublishSheet.module.css';

type MoreFieldsProps = FieldProps & { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void };

/** What most stories leave as it is. */
export function MoreFields({ isOpen, onToggle, ...fields }: MoreFieldsProps) {
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.summary}>{messages.more}</summary>
      <div className={styles.column}>
        <RightsFields {...fields} />
        <ResponsesField {...fields} />
        <SearchFields {...fields} />
      </div>
    </details>
  );
}
