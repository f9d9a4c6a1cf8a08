const MARKS = /\p{Mark}+/gu;
/** Letters that do not come apart into a base letter and a mark. */
const LATIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

function trimHyphens(text: string): string {
  return text.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
}

/** Cuts a slug at the last hyphen that fits, or anywhere where there is none. */
function cutSlug(slug: string, maxLength: number): string {
  const characters = [...slug];
  if (characters.length <= maxLength) return slug;
  const cut = characters.slice(0, maxLength).join('');
  const lastHyphen = characters[maxLength] === '-' ? cut.length : cut.lastIndexOf('-');
  return trimHyphens(lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut);
}

/**
 * Slug: lower case, accents and everything but letters and digits of ASCII stripped, spaces to
 * hyphens. Empty for a text in another script.
 */
export function slugify(text: string, maxLength = 80): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => LATIN_LETTERS[letter] ?? '')
    .replace(/[\s_\p{Dash_Punctuation}/]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '');
  return cutSlug(trimHyphens(plain), maxLength);
}

/**
 * Slug of a story, a list or a series: of ASCII where its title is written in Latin letters, else in its own letters, which paths
 * have percent-encoded.
 */
export function slugifyTitle(title: string): string {
  const isLatin = !/(?!\p{Script=Latin})\p{Letter}/u.test(title);
  return isLatin ? slugify(title) : slugifyAnyScript(title);
}

/** Signs that tell names apart become words: `C`, `C++`, `C#` and `.NET` are four things. */
function spellSigns(text: string): string {
  return text
    .replace(/(?<=[\p{Letter}\p{Number}+])[+＋]/gu, ' plus ')
    .replace(/(?<=[\p{Letter}\p{Number}])[#♯＃]/gu, ' sharp ')
    .replace(/(?<![\p{Letter}\p{Number}.])\.(?=\p{Letter})/gu, 'dot ')
    .replace(/(?<=\p{Letter})\.(?=net\b)/giu, ' dot ');
}

/**
 * Slug of a tag or another name that must not be empty in any script: keeps the letters of every
 * script, to be percent-encoded in paths.
 */
export function slugifyAnyScript(text: string, maxLength = 80): string {
  const spelt = spellSigns(text);
  const ascii = slugify(spelt, maxLength);
  if (!/[^\p{ASCII}]/u.test(spelt.normalize('NFKD').replace(MARKS, ''))) return ascii;
  const plain = spelt
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s_\p{Dash_Punctuation}/]+/gu, '-')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}-]/gu, '');
  return cutSlug(trimHyphens(plain), maxLength);
}
