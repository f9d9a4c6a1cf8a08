let known: ReadonlyMap<string, string> = new Map();

/** The names of the emojis, loaded once, when the first is sought. */
export async function loadEmojis(): Promise<ReadonlyMap<string, string>> {
  if (known.size === 0) known = (await import('./emojis.ts')).emojis;
  return known;
}

/** The sign of a name, as far as the names are there: they come while the name is typed. */
export function emojiNamed(name: string): string | undefined {
  return known.get(name);
}
