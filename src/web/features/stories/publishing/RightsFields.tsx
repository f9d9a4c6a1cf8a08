import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { disclosureMessages, licenceMessages } from '#shared/messages/licences.ts';
import { STORY_LANGUAGES } from '#shared/text/story-languages.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { useHasScript } from '#web/features/identity/sign-in/use-has-script.ts';
import type { FieldProps } from './field-props.ts';
import styles from './PublishFields.module.css';

type LanguageChoice = { readonly value: string; readonly label: string };

/**
 * Languages by name, after the choice to have it found in the words; with `current`, whatever it is. Browsers do not
 * all name languages alike, so that the server writes no name: without `hasNames` there is only what is chosen.
 */
function languageChoices(current: string, hasNames: boolean): readonly LanguageChoice[] {
  const found = { value: '', label: messages.languageFound };
  if (!hasNames) return [current === '' ? found : { value: current, label: current }];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const isOffered = current === '' || STORY_LANGUAGES.includes(current);
  const tags = isOffered ? STORY_LANGUAGES : [...STORY_LANGUAGES, current];
  const choices = tags.map((value) => ({ value, label: names.of(value) ?? value }));
  return [found, ...choices.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))];
}

type Licence = keyof typeof licenceMessages;

const licences = Object.entries(licenceMessages).map(([value, label]) => ({ value: value as Licence, label }));
const disclosures = [
  { value: 'NONE', label: messages.disclosureNone },
  { value: 'ASSISTED', label: disclosureMessages.ASSISTED },
  { value: 'GENERATED', label: disclosureMessages.GENERATED },
] as const;

/** Licence (rule 16), help from AI, and the language that the story is in. */
export function RightsFields({ form, change }: FieldProps) {
  const hasScript = useHasScript();
  return (
    <div className={styles.stack}>
      <SelectField
        label={messages.licence}
        hint={messages.licenceText}
        options={licences}
        value={form.license}
        onChange={(license) => change({ license })}
      />
      <SelectField
        label={messages.disclosure}
        hint={messages.disclosureText}
        options={disclosures}
        value={form.aiDisclosure}
        onChange={(aiDisclosure) => change({ aiDisclosure })}
      />
      <SelectField
        label={messages.language}
        options={languageChoices(form.language, hasScript)}
        value={form.language}
        onChange={(language) => change({ language })}
      />
    </div>
  );
}
