import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { FieldProps, PublicationChoice } from './field-props.ts';
import { byFirstNewsletters } from './publish-form.ts';

const visibilities = [
  { value: 'PUBLIC', label: messages.visibilityPublic, text: messages.visibilityPublicText },
  { value: 'LOCKED', label: messages.visibilityLocked, text: messages.visibilityLockedText },
  { value: 'UNLISTED', label: messages.visibilityUnlisted, text: messages.visibilityUnlistedText },
] as const;

/** Who can read it, in words that say exactly that (rule 8). */
export function VisibilityField({ form, change }: FieldProps) {
  return (
    <ChoiceField
      legend={messages.visibility}
      choices={visibilities}
      value={form.visibility}
      onChange={(visibility) => change({ visibility })}
    />
  );
}

type PublicationFieldProps = FieldProps & { readonly publications: readonly PublicationChoice[] };

/** Where it appears: nothing to choose for who has no publication. */
export function PublicationField({ form, change, publications }: PublicationFieldProps) {
  if (publications.length === 0) return null;
  const options = [
    { value: '', label: messages.publicationNone },
    ...publications.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      label={messages.publication}
      hint={messages.publicationText}
      options={options}
      value={form.collectionId ?? ''}
      // Each has newsletters of its own.
      onChange={(id) =>
        change({ collectionId: id || null, mailing: form.mailing.isCorrection ? form.mailing : byFirstNewsletters })
      }
    />
  );
}

const levels = [
  { value: 'EVERYONE', label: messages.responsesEveryone },
  { value: 'FOLLOWERS', label: messages.responsesFollowers },
  { value: 'MEMBERS', label: messages.responsesMembers },
  { value: 'OFF', label: messages.responsesOff },
] as const;

/** Who can respond (rule 27). */
export function ResponsesField({ form, change }: FieldProps) {
  return (
    <SelectField
      label={messages.responses}
      hint={messages.responsesText}
      options={levels}
      value={form.responseLevel}
      onChange={(responseLevel) => change({ responseLevel })}
    />
  );
}
