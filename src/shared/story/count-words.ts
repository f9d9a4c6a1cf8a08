/** Letters of scripts written without spaces between words. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}ー々]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,·_-][\p{L}\p{N}\p{M}]+)*/gu;

const segmenters = new Map<string, Intl.Segmenter>();

/** Number of words; scripts without spaces are divided by the rules of `language` (BCP 47). */
export function countWords(text: string, language = 'en'): number {
  let count = 0;
  const spaced = text.replace(WITHOUT_SPACES, (run) => {
    for (const segment of segmenterFor(language).segment(run)) if (segment.isWordLike === true) count += 1;
    return ' ';
  });
  return count + (spaced.match(WORD)?.length ?? 0);
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const locale = Intl.Segmenter.supportedLocalesOf([safeTag(language)])[0] ?? 'en';
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

function safeTag(language: string): string {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en';
}
