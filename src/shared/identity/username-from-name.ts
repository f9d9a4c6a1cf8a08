import { slugify } from '../text/slugify.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { USERNAME_MAX, USERNAME_MIN } from './username-rules.ts';

/**
 * A username of 3 to 30 of a–z, 0–9 and hyphens from a name; undefined where the name gives none, or a
 * reserved one. Greek and Cyrillic names are written in Latin letters, as passports do; other scripts
 * have no reading that is right without knowing the language, so they give none.
 */
export function usernameFromName(name: string): string | undefined {
  const latin = [...name.toLowerCase().normalize('NFC')].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const username = slugify(latin, USERNAME_MAX);
  return username.length >= USERNAME_MIN && !isReservedUsername(username) ? username : undefined;
}

const PAIRS = `а a б b в v г g ґ g д d е e ё e ж zh з z и i і i ї i й i к k л l м m н n о o п p р r с s т t у u ў u ф f
х kh ц ts ч ch ш sh щ shch ъ - ы y ь - э e є ie ю iu я ia ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz
α a ά a β v γ g δ d ε e έ e ζ z η i ή i θ th ι i ί i ϊ i ΐ i κ k λ l μ m ν n ξ x ο o ό o π p ρ r σ s ς s τ t
υ y ύ y ϋ y ΰ y φ f χ ch ψ ps ω o ώ o`
  .split(/\s+/)
  .map((word) => (word === '-' ? '' : word));

const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [PAIRS[index * 2] ?? '', PAIRS[index * 2 + 1] ?? '']),
);
