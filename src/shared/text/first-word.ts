/** First word of a name; empty if the name holds more than one space. */
export function firstWordOfName(name: string): string {
  const words = name.trim().split(' ');
  return words.length > 2 ? '' : (words[0] ?? '');
}
