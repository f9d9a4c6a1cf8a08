import { taxMessages as messages } from '#shared/messages/taxes.ts';
import { BENEFITS_BASES, COMPANY_KINDS, FATCA_STATUSES } from '#shared/taxes/company-answers.ts';
import type { TaxField, TaxTexts } from '#shared/taxes/tax-answers.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';

type TaxTextFieldProps = {
  readonly field: TaxField;
  /** Of the US its number has other names. */
  readonly isUs: boolean;
  /** Of a company its name has another label. */
  readonly isCompany: boolean;
  readonly texts: TaxTexts;
  readonly fault: string | undefined;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (field: TaxField, text: string) => void;
};

const notes: Partial<Record<TaxField, string>> = messages.notes;

const autoComplete: Partial<Record<TaxField, string>> = {
  legalName: 'name',
  signer: 'name',
  birthDate: 'bday',
  street: 'street-address',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
};

/** One thing that a form asks for. */
export function TaxTextField({ field, isUs, isCompany, texts, fault, countries, onChange }: TaxTextFieldProps) {
  const isCompanyName = isCompany && field === 'legalName';
  const label = labelOf(field, isUs, isCompanyName);
  const change = (text: string) => onChange(field, text);
  const choices = choicesOf(field, countries);
  if (choices !== undefined) {
    return <SelectField label={label} options={choices} value={texts[field]} onChange={change} error={fault} />;
  }
  return (
    <Field
      label={label}
      note={notes[field]}
      error={fault}
      type={field === 'birthDate' ? 'date' : 'text'}
      autoComplete={isCompanyName ? 'organization' : (autoComplete[field] ?? 'off')}
      maxLength={100}
      dir="auto"
      value={texts[field]}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function labelOf(field: TaxField, isUs: boolean, isCompanyName: boolean): string {
  if (isCompanyName) return messages.companyName;
  return field === 'taxNumber' && isUs ? messages.usTaxNumber : messages.fields[field];
}

type Choice = { readonly value: string; readonly label: string };

/** What can be chosen for a field; undefined where it is typed. */
function choicesOf(field: TaxField, countries: TaxTextFieldProps['countries']): readonly Choice[] | undefined {
  switch (field) {
    case 'country':
    case 'citizenship':
    case 'incorporation':
      return [
        { value: '', label: messages.chooseCountry },
        ...countries.map(({ code, name }) => ({ value: code, label: name })),
      ];
    case 'companyKind':
      return named(COMPANY_KINDS, messages.companyKinds);
    case 'fatcaStatus':
      return named(FATCA_STATUSES, messages.fatcaStatuses);
    case 'benefitsBasis':
      return named(BENEFITS_BASES, messages.benefitsBases);
    default:
      return undefined;
  }
}

function named<T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): readonly Choice[] {
  return [{ value: '', label: messages.choose }, ...values.map((value) => ({ value, label: names[value] }))];
}
