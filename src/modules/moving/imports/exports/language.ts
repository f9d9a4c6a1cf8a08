/** Scripts that only one large language is written in, or that one of them is the best guess for. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[іїєґІЇЄҐ]/gu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/[پچژگ]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** The language that a text in no stated language is most likely in, by its script; English where it is Latin. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{Letter}/gu)?.length ?? 0;
  if (letters === 0) return 'en';
  const enough = SCRIPTS.find(([script, language]) => {
    const share = (sample.match(script)?.length ?? 0) / letters;
    // Letters that set a language apart from a greater neighbour are few in any text of it.
    return share > (language === 'uk' || language === 'fa' ? 0.02 : language === 'ja' ? 0.1 : 0.3);
  });
  return enough?.[1] ?? 'en';
}

/** `en_US` and `EN` as a tag of BCP 47; undefined for what is none. */
export function languageTag(written: string | null | undefined): string | undefined {
  const tag = written?.trim().replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
