const LANGUAGE_FOLDER = /^(?:[a-z]{2}|[a-z]{2}-[a-z]{2,4})$/i;

/** The language of a post and what its translations have in common: by its fields, its file's name or its folder. */
export function readLanguage(
  place: string,
  written: string | undefined,
  ofSite: string | undefined,
): { readonly language: string; readonly translationKey?: string } {
  const suffix = /\.([a-z]{2}(?:-[a-z]{2,4})?)\.(?:md|markdown|mdx|html?)$/i.exec(place)?.[1];
  const [first = ''] = place.split('/');
  const isInLanguageFolder =
    place.includes('/') && LANGUAGE_FOLDER.test(first) && (written === undefined || written === first);
  const language = written ?? suffix ?? (isInLanguageFolder ? first : undefined) ?? ofSite ?? 'en';
  const bare = place.replace(/(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.\w+$/i, '');
  if (isInLanguageFolder) return { language, translationKey: bare.slice(first.length + 1) };
  return suffix !== undefined || /(?:^|\/)index\.\w+$/.test(place) || written !== undefined
    ? { language, translationKey: bare }
    : { language };
}
