import type { PointerEvent } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  navigationTargetNames,
  publicationNavigationMessages as messages,
} from '#shared/messages/publication-navigation.ts';
import {
  navigationDestinations,
  type NavigationEntry,
  navigationLimits,
  type NavigationTarget,
} from '#shared/publications/navigation-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { OrderHandle } from '#web/parts/handle/OrderHandle.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import type { NavigationSettings } from '#web/generated/fragments.ts';
import styles from './NavigationItemFields.module.css';
import { NavigationValueField } from './NavigationValueField.tsx';
import type { NavigationRow } from './use-navigation.ts';

type NavigationItemFieldsProps = {
  readonly row: NavigationRow;
  readonly publication: NavigationSettings;
  readonly fault: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (changes: Partial<NavigationEntry>) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

type Named = (typeof messages)['drag' | 'moveUp' | 'moveDown' | 'removeNamed'];

/** One item of a bar: what it is called, where it leads, and its place. */
export function NavigationItemFields(props: NavigationItemFieldsProps) {
  const { row, publication, fault, isFirst, isLast, onChange, onDragStart, onMove, onRemove } = props;
  const label = (message: Named) => formatMessage(message, { title: row.title || messages.unnamed });
  // What a publication has none of is no choice, unless it was chosen before.
  const places: Partial<Record<NavigationTarget, readonly unknown[]>> = {
    PAGE: publication.subpages,
    SECTION: publication.sections,
  };
  const options = navigationDestinations
    .filter((name) => name === row.destination || places[name]?.length !== 0)
    .map((value) => ({ value, label: navigationTargetNames[value] }));
  return (
    <div className={styles.item}>
      <CountedField
        label={messages.itemTitle}
        value={row.title}
        most={navigationLimits.mostTitle}
        onChange={(title) => onChange({ title })}
        error={undefined}
        autoComplete="off"
        isFirst
      />
      <div className={styles.target}>
        <SelectField
          label={messages.destination}
          options={options}
          value={row.destination}
          onChange={(destination) => onChange({ destination, value: '' })}
        />
        <NavigationValueField row={row} publication={publication} onChange={(value) => onChange({ value })} />
      </div>
      <p className={formStyles.error} role="alert">
        {fault}
      </p>
      <div className={styles.tools}>
        {!(isFirst && isLast) && (
          <OrderHandle
            labels={{ drag: label(messages.drag), up: label(messages.moveUp), down: label(messages.moveDown) }}
            isFirst={isFirst}
            isLast={isLast}
            onDragStart={onDragStart}
            onMove={onMove}
          />
        )}
        <span className={styles.remove}>
          <Button look="plain" size="small" aria-label={label(messages.removeNamed)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </span>
      </div>
    </div>
  );
}
