const PICTURE = /\{\\pict[^{}]*(?:\{[^{}]*\}[^{}]*)*\\(png|jpeg)blip[^{}]*(?:\{[^{}]*\}[^{}]*?)*?([\da-f\s]{40,})\}/gi;
/** Own judgement: a text of this size is searched in no time. */
const MOST_LETTERS = 40_000_000;

/**
 * The pictures of a text from Word: its HTML names files on the disk of the writer, and only its RTF carries their
 * bytes. Addresses with the bytes in them, in the order of the text.
 */
export function rtfPictures(rtf: string): string[] {
  if (rtf.length > MOST_LETTERS) return [];
  return [...rtf.matchAll(PICTURE)].map(([, kind, hex = '']) => {
    const digits = hex.replaceAll(/\s/g, '');
    const bytes = new Uint8Array(digits.length >> 1);
    for (let index = 0; index < bytes.length; index += 1)
      bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
    return `data:image/${kind?.toLowerCase() === 'png' ? 'png' : 'jpeg'};base64,${base64(bytes)}`;
  });
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}
