/** Own judgement: a text of this size is searched in no time. */
const MOST_LETTERS = 40_000_000;
const PICTURE = '{\\pict';

/**
 * The pictures of a text from Word: its HTML names files on the disk of the writer, and only its RTF carries their
 * bytes. Addresses with the bytes in them, in the order of the text.
 */
export function rtfPictures(rtf: string): string[] {
  if (rtf.length > MOST_LETTERS) return [];
  const pictures: string[] = [];
  for (let start = rtf.indexOf(PICTURE); start !== -1; start = rtf.indexOf(PICTURE, start + PICTURE.length)) {
    // Word writes each picture a second time in a form for programs of old.
    if (rtf.slice(Math.max(0, start - 12), start).includes('\\nonshppict')) continue;
    const own = ownLetters(rtf, start);
    const kind = own.includes('\\pngblip') ? 'png' : own.includes('\\jpegblip') ? 'jpeg' : undefined;
    const hex = hexAtEnd(own);
    if (kind !== undefined && hex !== '') pictures.push(`data:image/${kind};base64,${base64(hex)}`);
  }
  return pictures;
}

/** The letters of a group without those of the groups inside it. */
function ownLetters(rtf: string, start: number): string {
  const parts: string[] = [];
  let depth = 0;
  let from = start;
  for (let index = start; index < rtf.length; index += 1) {
    const letter = rtf[index];
    if (letter !== '{' && letter !== '}') continue;
    if (depth === 1) parts.push(rtf.slice(from, index));
    depth += letter === '{' ? 1 : -1;
    from = index + 1;
    if (depth === 0) break;
  }
  return parts.join(' ');
}

/** Bytes stand behind the last word of control, in lines. */
function hexAtEnd(own: string): string {
  const words = own.slice(own.lastIndexOf('\\')).split(/\s+/).slice(1).join('');
  return /^(?:[\da-f]{2})+$/i.test(words) ? words : '';
}

function base64(hex: string): string {
  const letters: string[] = [];
  for (let index = 0; index < hex.length; index += 2) {
    letters.push(String.fromCharCode(Number.parseInt(hex.slice(index, index + 2), 16)));
  }
  return btoa(letters.join(''));
}
