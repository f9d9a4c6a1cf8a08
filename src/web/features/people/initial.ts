/** The first letter of a name in capitals, whole characters only; `·` for an empty name. */
export function initialOf(name: string): string {
  const letter = name.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/u)?.[0];
  return letter?.toLocaleUpperCase() ?? '·';
}
