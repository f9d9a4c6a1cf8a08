/** Somebody as an author field names them. */
export type AuthorName = { readonly name: string; readonly url?: string; readonly about?: string };

const BY = /^(?:(?:written|posted|words|text|story|edited)\s+)?by:?\s+/i;
const OTHERS = /[,\s]+(?:et al\.?|and others)$/i;
const LINK_MAIL_OR_NOTE = /\[([^[\]]*)\]\(([^()\s]*)\)|<([^<>]*)>|\(([^()]*)\)/g;
const SUFFIX = /,\s*((?:Jr|Sr|II|III|IV|Ph\.?\s?D|M\.?D|M\.?Sc|B\.?Sc|MBA|MPH|Esq|R\.?N)\.?)(?=$|[\s,;)\uE000])/gi;
const AND = /\s+(?:and|&|＆|und|with)\s+/i;
const PARTICLE = '(?:(?:van|von|der|den|de|del|della|di|da|dos|la|le|el|al|ten|ter|bin|ibn|mac|san) )*';
const LAST_FIRST = new RegExp(
  `^(${PARTICLE}\\p{Lu}[\\p{L}\\p{M}'’.-]*), (\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: \\p{Lu}[\\p{L}\\p{M}'’.-]*){0,2})$`,
  'u',
);
const ORGANISATION =
  /\b(?:team|group|committee|department|dept|office|foundation|society|association|institute|university|college|school|council|ministry|agency|bureau|company|corporation|inc|ltd|llc|gmbh|labs?|project|staff|editors|board|crew|partners|sons|brothers|press|studios?|magazine|centre|center|initiative|federation|union|club|friends|family)\b/i;
const ROLE =
  /\b(?:engineer|developer|designer|manager|director|editor|professor|researcher|scientist|founder|co-founder|president|officer|ceo|cto|lead|student|writer|advocate|consultant)\b|\bat\b/i;

/**
 * The people that an author field names: `Ada Quill, Tom Reed, and Eve Stone`, `[Ada](https://…) (Company)`,
 * `Quill, Ada; Reed, Tom`. `isKnown` says that a text is one name of the source's own list, whatever is in it.
 */
export function readAuthorNames(
  written: string,
  isKnown: (name: string) => boolean = () => false,
): readonly AuthorName[] {
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim().replace(BY, '').replace(OTHERS, '');
  if (text === '') return [];
  if (isKnown(text)) return [{ name: text }];
  const kept: Omit<AuthorName, 'name'>[] = [];
  const keep = (name: string, found: Omit<AuthorName, 'name'>): string => `${name} \uE000${kept.push(found) - 1}\uE000`;
  const plain = text
    .replaceAll('\uE000', '')
    .replace(LINK_MAIL_OR_NOTE, (_whole, label?: string, url?: string, _mail?: string, note?: string) => {
      if (label !== undefined) return keep(label, url === undefined || url === '' ? {} : { url });
      return note === undefined || note.trim() === '' ? '' : keep('', { about: note.trim() });
    })
    .replace(SUFFIX, '\uE001$1');
  const wasOne = (name: string): boolean => isKnown(tidy(name.replace(/\uE000\d+\uE000/g, '')));
  return plain
    .split(/\s*;\s*|\s+\|\s+|\s+·\s+/)
    .flatMap((part) => splitPart(part, wasOne))
    .flatMap((part): AuthorName[] => {
      const found = [...part.matchAll(/\uE000(\d+)\uE000/g)].map((match) => kept[Number(match[1])] ?? {});
      const name = tidy(part.replace(/\uE000\d+\uE000/g, ''));
      return name === '' ? [] : [Object.assign({ name }, ...found)];
    });
}

function tidy(name: string): string {
  return name
    .replaceAll('\uE001', ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,"“”']+|[\s,"“”']+$/g, '');
}

function splitPart(part: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(part)) return [part];
  const withoutNotes = tidy(part.replace(/\uE000\d+\uE000/g, ''));
  const sides = withoutNotes.split(AND);
  // `Quill, Ada and Reed, Tom`, as lists of references write it.
  if (sides.every((side) => LAST_FIRST.test(side) && !isTwoKnown(side, isKnown))) {
    if (sides.length === 1) return [part.replace(withoutNotes, reversed(withoutNotes))];
    return sides.map(reversed);
  }
  const pieces = part.split(/\s*,\s*/).filter((piece) => piece.trim() !== '');
  const last = pieces.at(-1) ?? '';
  const isListOfOne =
    ORGANISATION.test(last) && AND.test(last) && pieces.slice(0, -1).every((piece) => !/\s/.test(piece));
  if (isListOfOne && pieces.length > 1) return [part];
  return pieces.flatMap((piece, index) => {
    const person = piece.replace(/^(?:and|&|und|with)\s+/i, '');
    // What somebody does stands behind their name and is nobody.
    if (index > 0 && ROLE.test(person) && !isKnown(person)) return [];
    return splitAnd(person, isKnown);
  });
}

function isTwoKnown(side: string, isKnown: (name: string) => boolean): boolean {
  return side.split(', ').every(isKnown);
}

function reversed(name: string): string {
  return name.replace(LAST_FIRST, '$2 $1');
}

/** `Trust and Safety Team` is one; `Ada Quill and the Safety Team` are two. */
function splitAnd(piece: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(piece)) return [piece];
  const sides = piece.split(AND);
  if (sides.length === 1 || !ORGANISATION.test(piece) || sides.every(isKnown)) return sides;
  return piece.split(/\s+(?:and|&|＆|with)\s+(?=the\s)/i);
}
