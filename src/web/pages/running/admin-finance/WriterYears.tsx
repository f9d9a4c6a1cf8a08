import { useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { ExportAllYearSumsDocument } from '#web/generated/ExportAllYearSums.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { Actions, FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { YearField, yearOf } from './YearField.tsx';

/** What a year did to what every writer is owed, as a file (rule 270). */
export function WriterYears({ lastYear, route }: { readonly lastYear: number; readonly route: RouteMatch }) {
  const [year, setYear] = useState(String(lastYear));
  const exporting = useChange(ExportAllYearSumsDocument, { says: 'here' });
  const download = async () => {
    const file = await exporting.run({ year: yearOf(year) });
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <StackedSection title={messages.years}>
      <Note>{messages.yearsText}</Note>
      <FieldStack>
        <YearField label={messages.yearOfSums} year={year} onYear={setYear} />
        <Actions>
          <Button
            size="small"
            look="outlined"
            aria-disabled={exporting.isRunning}
            onClick={() => void (exporting.isRunning || download())}
          >
            {messages.exportYears}
          </Button>
        </Actions>
        <AdminError failure={exporting.failure} route={route} />
      </FieldStack>
    </StackedSection>
  );
}
