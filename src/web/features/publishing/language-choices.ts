import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';

/** What most stories of the world are written in; any other that a story has already is added. */
const languages =
  'ar bn bg ca zh hr cs da nl en et fil fi fr de el gu he hi hu is id ga it ja kn ko lv lt ms ml mr nb fa pl pt pa ro ru sr sk sl es sw sv ta te th tr uk ur vi cy'.split(
    ' ',
  );

type LanguageChoice = { readonly value: string; readonly label: string };

/** Languages by name, after the choice to have it found in the words; with `current`, whatever it is. */
export function languageChoices(current: string): readonly LanguageChoice[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const tags = current === '' || languages.includes(current) ? languages : [...languages, current];
  const choices = tags.map((value) => ({ value, label: names.of(value) ?? value }));
  const byName = choices.toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return [{ value: '', label: messages.languageFound }, ...byName];
}
