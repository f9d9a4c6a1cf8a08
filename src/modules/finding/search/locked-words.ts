import { mayInPublication } from '#shared/publications/rights.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { QueryWord } from './look-up-words.ts';
import { facetLexeme, lockedLexeme, quoteLexeme } from './word-vector.ts';

/**
 * Which words behind locks are searched for somebody (rule 47): all of them for members, those of their own stories
 * for authors and editors, none for strangers, so that no list and no number tells what a locked part says.
 */
export type LockedWords =
  | { readonly of: 'all' }
  | { readonly of: 'none' }
  | { readonly of: 'own'; readonly facets: readonly string[] };

export function lockedWordsFor(viewer: Viewer | null): LockedWords {
  if (viewer === null || (viewer.scopes !== 'all' && !viewer.scopes.has('read'))) return { of: 'none' };
  if (viewer.isMember) return { of: 'all' };
  const edited = viewer.isSuspended
    ? []
    : [...viewer.staffRoles].filter(([, role]) => mayInPublication(role, 'edit stories')).map(([id]) => id);
  const facets = [`authorId:${viewer.personId}`, ...edited.map((id) => `collectionId:${id}`)];
  return { of: 'own', facets };
}

type Word = Pick<QueryWord, 'typed' | 'variants' | 'pairs'>;

/** Tsqueries of what was typed; null where no story can fit, or nothing was typed. */
export type WordQueries = {
  readonly found: string | null;
  /** By which what was found is weighed: never by what its finder may not read. */
  readonly weighed: string;
  readonly exact: string;
};

/** What finds stories by all of these words, each by any of its variants; `usable` are those that there are. */
export function wordQueries(words: readonly Word[], usable: readonly Word[], locked: LockedWords): WordQueries {
  const asTyped = (some: readonly Word[]) => some.map(({ typed }) => ({ typed, variants: [typed], pairs: [] }));
  if (locked.of === 'all') {
    const found = allOf(usable, bothLexemes);
    return { found, weighed: found ?? '', exact: allOf(asTyped(usable), bothLexemes) ?? '' };
  }
  const free = allOf(usable, freeLexemes);
  const ofFree = { weighed: free ?? '', exact: allOf(asTyped(usable), freeLexemes) ?? '' };
  if (locked.of === 'none') return { found: free, ...ofFree };
  // Words that stand only behind locks are in no vocabulary here: what was typed is looked for as it is.
  const whole = words.map((word) => ({ ...word, variants: [...new Set([...word.variants, word.typed])] }));
  const all = allOf(whole, bothLexemes);
  if (all === null) return { found: null, ...ofFree };
  const own = `(${all} & (${locked.facets.map(facetLexeme).join(' | ')}))`;
  if (free !== null) return { found: `((${free}) | ${own})`, ...ofFree };
  return { found: own, weighed: all, exact: allOf(asTyped(whole), bothLexemes) ?? '' };
}

const freeLexemes = ({ variants, pairs }: Word): readonly string[] => [
  ...variants.map(quoteLexeme),
  ...pairs.map(([first, second]) => `(${quoteLexeme(first)} <-> ${quoteLexeme(second)})`),
];
const bothLexemes = (word: Word): readonly string[] => [
  ...freeLexemes(word),
  ...word.variants.map(lockedLexeme),
  ...word.pairs.map(([first, second]) => `(${lockedLexeme(first)} <-> ${lockedLexeme(second)})`),
];

function allOf(words: readonly Word[], lexemes: (word: Word) => readonly string[]): string | null {
  const each = words.map((word) => lexemes(word));
  if (each.length === 0 || each.some((some) => some.length === 0)) return null;
  return each.map((some) => `(${some.join(' | ')})`).join(' & ');
}
