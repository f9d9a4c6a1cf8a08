import { type SubmitEvent, useState } from 'react';
import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { NeedList } from '#web/features/ground/needs/NeedList.tsx';
import { EnrollInPartnerProgramDocument } from '#web/generated/EnrollInPartnerProgram.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { CheckRow } from '#web/parts/field/CheckRow.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { type Eligibility, needsOf } from './application-needs.ts';

type ApplicationFormProps = { readonly eligibility: Eligibility; readonly firstCountry: string | null };

/** What is asked, answered while one chooses; and the button, which says beforehand when the answer will be no. */
export function ApplicationForm({ eligibility, firstCountry }: ApplicationFormProps) {
  const [country, setCountry] = useState(firstCountry ?? '');
  const [isAdult, setAdult] = useState(false);
  const applying = useChange(EnrollInPartnerProgramDocument);
  const asking = useDialog();
  const needs = needsOf(eligibility, country === '' ? null : country);
  const missing = needs
    .filter(({ isMet, criterion }) => !isMet && (country !== '' || criterion !== 'LOCATION'))
    .map(({ criterion }) => messages.lacks[criterion])
    .join('; ');
  const apply = () => applying.run({ partnerCountry: country, isAdult });
  const choose = (chosen: string) => {
    setCountry(chosen);
    applying.clear();
  };
  const options = [
    { value: '', label: messages.noCountry },
    ...eligibility.countries.map(({ code, name }) => ({ value: code, label: name })),
  ];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (applying.isRunning) return;
    // Without a country, or too young, the answer costs nothing; a no for what is missing stands for 30 days.
    if (country === '' || !isAdult || missing === '') return void (await apply());
    applying.clear();
    asking.open();
  };
  return (
    <>
      <Section title={messages.needs} look="quiet">
        <NeedList needs={needs} />
      </Section>
      <FieldForm noValidate onSubmit={(event) => void submit(event)}>
        <SelectField label={messages.country} options={options} value={country} onChange={choose} />
        <CheckRow>
          <input
            id="partner-adult"
            type="checkbox"
            checked={isAdult}
            onChange={({ target }) => {
              setAdult(target.checked);
              applying.clear();
            }}
          />
          <label htmlFor="partner-adult">{messages.isAdult}</label>
        </CheckRow>
        {missing !== '' && <Note>{messages.willBeNo}</Note>}
        <Button type="submit" aria-disabled={applying.isRunning} aria-busy={applying.isRunning}>
          {messages.apply}
        </Button>
        <ErrorNote role="alert">{applying.error}</ErrorNote>
      </FieldForm>
      <ConfirmDialog
        dialog={asking}
        title={messages.askTitle}
        submitLabel={messages.askAnyway}
        change={applying}
        onConfirm={apply}
      >
        {formatMessage(messages.askText, { missing })}
      </ConfirmDialog>
    </>
  );
}
