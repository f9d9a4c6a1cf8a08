import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { TaxField, TaxTexts } from '#shared/taxes/tax-answers.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';

type TaxTextFieldProps = {
  readonly field: TaxField;
  /** Of the US its number has other names. */
  readonly isUs: boolean;
  readonly texts: TaxTexts;
  readonly fault: string | undefined;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (field: TaxField, text: string) => void;
};

const notes: Partial<Record<TaxField, string>> = messages.notes;

const autoComplete: Partial<Record<TaxField, string>> = {
  legalName: 'name',
  birthDate: 'bday',
  street: 'street-address',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

/** One thing that a form asks for. */
export function TaxTextField({ field, isUs, texts, fault, countries, onChange }: TaxTextFieldProps) {
  const label = field === 'taxNumber' && isUs ? messages.usTaxNumber : messages.fields[field];
  const change = (text: string) => onChange(field, text);
  if (field === 'country' || field === 'citizenship') {
    return (
      <SelectField
        label={label}
        options={[
          { value: '', label: messages.chooseCountry },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={texts[field]}
        onChange={change}
        error={fault}
      />
    );
  }
  return (
    <Field
      label={label}
      note={notes[field]}
      error={fault}
      type={field === 'birthDate' ? 'date' : 'text'}
      autoComplete={autoComplete[field] ?? 'off'}
      maxLength={100}
      dir="auto"
      value={texts[field]}
      onChange={({ target }) => change(target.value)}
    />
  );
}
