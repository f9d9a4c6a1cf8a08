import { foldText } from '#shared/search/fold-text.ts';
import { searchWords } from '#shared/search/search-words.ts';
import type { Random } from './random.ts';
import type { SearchWorld } from './search-world.ts';

export type KnownItemQuery = {
  readonly kind: 'post' | 'user';
  readonly from: 'title' | 'body' | 'name';
  readonly how: 'as it is' | 'without accents' | 'with a typo';
  readonly query: string;
  /** Any of these is right: two stories may bear one title. */
  readonly ids: readonly string[];
};

const HOW = ['as it is', 'without accents', 'with a typo'] as const;
const WORDS_OF_BODY = 7;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What somebody types who knows what they look for: of ten, four titles, four passages, two names. */
export function inventQuery(world: SearchWorld, random: Random, number: number): KnownItemQuery | undefined {
  const how = HOW[Math.floor(number / 10) % HOW.length] ?? 'as it is';
  const place = number % 10;
  if (place >= 8) {
    const { name } = random.pick(world.people);
    const key = keyOf(name);
    if (key === '') return undefined;
    const ids = world.people.filter((person) => keyOf(person.name) === key).map(({ id }) => id);
    return { kind: 'user', from: 'name', how, query: change(name, how, random), ids };
  }
  const story = random.pick(world.stories);
  if (place < 4) {
    const key = keyOf(story.title);
    if (key === '') return undefined;
    const ids = world.stories.filter(({ title }) => keyOf(title) === key).map(({ id }) => id);
    return { kind: 'post', from: 'title', how, query: change(story.title, how, random), ids };
  }
  const passage = passageOf(story.text, random);
  if (passage === undefined) return undefined;
  const ids = world.stories.filter(({ text }) => text.includes(passage)).map(({ id }) => id);
  return { kind: 'post', from: 'body', how, query: change(passage, how, random), ids };
}

function keyOf(text: string): string {
  return searchWords(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Some words that stand side by side. */
function passageOf(text: string, random: Random): string | undefined {
  const words = searchWords(text);
  if (words.length < WORDS_OF_BODY * 2) return undefined;
  const first = random.below(words.length - WORDS_OF_BODY);
  const [start, end] = [words[first]?.start ?? 0, words[first + WORDS_OF_BODY - 1]?.end ?? 0];
  const passage = text.slice(start, end);
  return passage.includes('\n') ? undefined : passage;
}

function change(text: string, how: KnownItemQuery['how'], random: Random): string {
  if (how === 'as it is') return text;
  if (how === 'without accents') return foldText(text);
  const long = [...text.matchAll(/[a-z]{5,}/gi)];
  if (long.length === 0) return text;
  const { 0: word, index } = random.pick(long);
  return text.slice(0, index) + mistype(word, random) + text.slice(index + word.length);
}

/** A letter left out, doubled, changed, or swapped with its neighbour; the first stays. */
function mistype(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 2);
  const [before, letter, behind] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
  switch (random.below(4)) {
    case 0:
      return before + behind;
    case 1:
      return before + letter + letter + behind;
    case 2:
      return before + random.pick([...LETTERS]) + behind;
    default:
      return before + behind.slice(0, 1) + letter + behind.slice(1);
  }
}
