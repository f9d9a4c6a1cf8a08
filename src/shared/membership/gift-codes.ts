/** What kind of present a code stands for: the type codes, kept on the wire (rule 104). */
export const GIFT_TYPES = { GIFT: 29, GROUP_GIFT: 31 } as const;

/** Crockford's alphabet: no letter that a hand could mistake for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** What is typed for what is meant: o is nought, i and l are one (Crockford's rules). */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code of sixty bits from bytes that nobody can guess: 12 characters, each of five bits; `bytes` has 12 or more. */
export function giftCodeOf(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new Error(`A gift code needs ${LENGTH} bytes`);
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** A code as it is printed, in three groups of four (rule 100). */
export function giftCodeText(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The code that is meant by what was typed, or null where it cannot be one. */
export function readGiftCode(typed: string): string | null {
  const code = Array.from(typed.toUpperCase().replaceAll(/[\s-]/g, ''), (letter) => MEANT[letter] ?? letter).join('');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}
