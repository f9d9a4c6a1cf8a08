import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { adminTaxMessages as messages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { AdminFinancePageQuery } from '#web/generated/AdminFinancePageQuery.ts';
import { ExportTaxFileDocument } from '#web/generated/ExportTaxFile.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { List } from '#web/parts/list/List.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { TaxFormItem } from './TaxFormItem.tsx';
import { YearField, yearOf } from './YearField.tsx';

type FinanceTaxesProps = {
  readonly forms: NonNullable<AdminFinancePageQuery['signedTaxForms']>;
  readonly lastYear: number;
  readonly route: RouteMatch;
};

/** The forms that writers signed, and what tax offices are told of a year. */
export function FinanceTaxes({ forms, lastYear, route }: FinanceTaxesProps) {
  return (
    <StackedSection title={messages.title}>
      {forms.length === 0 ? (
        <EmptyText text={messages.noForms} />
      ) : (
        <>
          <Note>{messages.readNote}</Note>
          <List>
            {forms.map((form) => (
              <TaxFormItem key={form.certification.id} form={form} route={route} />
            ))}
          </List>
        </>
      )}
      <TaxFiles lastYear={lastYear} route={route} />
    </StackedSection>
  );
}

const kinds = ['DAC7', 'F1042S', 'F1099'] as const;

function TaxFiles({ lastYear, route }: Pick<FinanceTaxesProps, 'lastYear' | 'route'>) {
  const [year, setYear] = useState(String(lastYear));
  const exporting = useChange(ExportTaxFileDocument, { says: 'here' });
  const download = async (taxFileKind: (typeof kinds)[number]) => {
    const file = await exporting.run({ taxFileKind, taxYear: yearOf(year) });
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <FieldStack>
      <h3>{messages.files}</h3>
      <YearField label={messages.year} year={year} onYear={setYear} />
      <Actions>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            look="outlined"
            aria-disabled={exporting.isRunning}
            onClick={() => void (exporting.isRunning || download(kind))}
          >
            {formatMessage(messages.download, { kind: messages.kinds[kind] })}
          </Button>
        ))}
      </Actions>
      <AdminError failure={exporting.failure} route={route} />
    </FieldStack>
  );
}
