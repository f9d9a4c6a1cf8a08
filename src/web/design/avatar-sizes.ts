/** Sizes in pixels. */
export const avatarSizes = { XXXS: 20, XXS: 28, XS: 32, S: 40, M: 48, L: 64, XL: 80, XXL: 128 } as const;

export type AvatarSize = keyof typeof avatarSizes;

/** One or two letters of a name: of its first and its last word. Of an email address, of what stands before the @. */
export function initialsOf(name: string): string {
  const named = /^\S+@\S+$/u.test(name) ? name.slice(0, name.lastIndexOf('@')) : name;
  const words = named.split(/[\s.]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [words[0], last].map((word) => [...(word ?? '')][0] ?? '').join('');
  return (letters || (/[\p{L}\p{N}]/u.exec(named)?.[0] ?? '')).toUpperCase();
}

/** A number below 5 that stays the same for a name: which of five quiet colours stands behind its initials. */
export function avatarHue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 5;
}
