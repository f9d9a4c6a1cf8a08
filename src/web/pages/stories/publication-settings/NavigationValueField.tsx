import type { ChangeEvent } from 'react';
import { publicationNavigationMessages as messages } from '#shared/messages/publication-navigation.ts';
import { needsValue } from '#shared/publications/navigation-rules.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { NavigationSettings } from '#web/generated/fragments.ts';
import type { NavigationRow } from './use-navigation.ts';

type NavigationValueFieldProps = {
  readonly row: NavigationRow;
  readonly publication: NavigationSettings;
  readonly onChange: (value: string) => void;
};

/** What a destination needs besides: one of the pages or sections, a topic, or an address. */
export function NavigationValueField({ row, publication, onChange }: NavigationValueFieldProps) {
  const { destination, value } = row;
  if (!needsValue(destination)) return null;
  const field = {
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
    dir: 'auto',
    autoComplete: 'off',
  };
  if (destination === 'PAGE' || destination === 'SECTION') {
    const [label, places] =
      destination === 'PAGE' ? [messages.page, publication.subpages] : [messages.section, publication.sections];
    const known = places.map(({ slug, title }) => ({ value: slug, label: title }));
    // A place that is gone stays chosen until somebody chooses another: saving says so.
    const isKnown = known.some((place) => place.value === value);
    const options = isKnown ? known : [{ value, label: value || messages.choose }, ...known];
    return <SelectField label={label} options={options} value={value} onChange={onChange} />;
  }
  if (destination === 'TAG_FEED' || destination === 'TOPIC_PAGE') {
    return <Field {...field} label={messages.topic} type="text" />;
  }
  const label = destination === 'POST' ? messages.story : messages.address;
  return <Field {...field} label={label} type="url" inputMode="url" />;
}
