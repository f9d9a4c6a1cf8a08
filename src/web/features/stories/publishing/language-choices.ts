import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';

/** What most stories of the world are written in; any other that a story has already is added. */
const languages =
  'ar bn bg ca zh hr cs da nl en et fil fi fr de el gu he hi hu is id ga it ja kn ko lv lt ms ml mr nb fa pl pt pa ro ru sr sk sl es sw sv ta te th tr uk ur vi cy'.split(
    ' ',
  );

type LanguageChoice = { readonly value: string; readonly label: string };

/**
 * Languages by name, after the choice to have it found in the words; with `current`, whatever it is. Browsers do not
 * all name languages alike, so that the server writes no name: without `hasNames` there is only what is chosen.
 */
export function languageChoices(current: string, hasNames: boolean): readonly LanguageChoice[] {
  const found = { value: '', label: messages.languageFound };
  if (!hasNames) return [current === '' ? found : { value: current, label: current }];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const tags = current === '' || languages.includes(current) ? languages : [...languages, current];
  const choices = tags.map((value) => ({ value, label: names.of(value) ?? value }));
  return [found, ...choices.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))];
}
