import { listRules } from '#shared/lists/list-rules.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { CheckField } from '#web/parts/field/CheckField.tsx';

export type ListTexts = { readonly name: string; readonly description: string; readonly isPrivate: boolean };

type ListFieldsProps = {
  readonly texts: ListTexts;
  readonly onChange: (texts: ListTexts) => void;
  readonly hasVisibility: boolean;
};

/** Name, description and who sees it (rules 33, 34). */
export function ListFields({ texts, onChange, hasVisibility }: ListFieldsProps) {
  const { name, description, isPrivate } = texts;
  return (
    <>
      <CountedField
        label={messages.name}
        value={name}
        most={listRules.mostName}
        onChange={(value) => onChange({ ...texts, name: value })}
        error={undefined}
        autoComplete="off"
        isFirst
      />
      <CountedField
        label={messages.description}
        value={description}
        most={listRules.mostDescription}
        onChange={(value) => onChange({ ...texts, description: value })}
        error={undefined}
        lines={3}
      />
      {hasVisibility && (
        <CheckField
          label={messages.makePrivate}
          checked={isPrivate}
          onChange={({ target }) => onChange({ ...texts, isPrivate: target.checked })}
        />
      )}
    </>
  );
}
