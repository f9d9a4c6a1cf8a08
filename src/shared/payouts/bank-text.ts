/** Letters of the Latin alphabet that have no accent to lose. */
const LATIN = 'ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ŋ=n ħ=h ŧ=t ĸ=k';

/** As Greek passports have it (ELOT 743), letter by letter. */
const GREEK = 'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o';

/** As Bulgarian banks have it, with the letters of the other languages beside them. */
const CYRILLIC =
  'а=a б=b в=v г=g ґ=g д=d ђ=dj ѓ=gj е=e є=ye ж=zh з=z ѕ=dz и=i і=i й=y ј=j к=k ќ=kj л=l љ=lj м=m н=n њ=nj о=o п=p ' +
  'р=r с=s т=t ћ=c у=u ф=f х=h ц=ts ч=ch џ=dz ш=sh щ=sht ъ=a ы=y ь= э=e ю=yu я=ya';

/** Signs that stand for one that banks take. */
const SIGNS = "&=+ _=- –=- —=- ‘=' ’=' “=' ”=' \"=' `=' ;=, [=( ]=) {=( }=)";

const WRITTEN: ReadonlyMap<string, string> = new Map(
  [LATIN, GREEK, CYRILLIC, SIGNS].flatMap((table) =>
    table.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(2)] as const),
  ),
);

/** What banks take in a name or a text: letters, digits and a few signs (EPC217-08). */
const NOT_TAKEN = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/**
 * A text as banks take it, with at most so many characters: other alphabets are written in Latin letters, accents go,
 * and so does whatever has no letter or sign there; it may end up empty.
 */
export function bankText(text: string, most: number): string {
  const latin = [...text.normalize('NFC').replaceAll(/([οό])[υύ]/giu, '$1u')].map(inLatin).join('');
  return (
    latin
      .replaceAll(NOT_TAKEN, ' ')
      .replaceAll(/\/{2,}/g, '/')
      .replaceAll(/ +/g, ' ')
      // At the beginning of a line these are signs of older kinds of messages, into which banks put it.
      .replace(/^[-:/ ]+/, '')
      .slice(0, most)
      .replace(/[/ ]+$/, '')
  );
}

/** One letter may become several, or none. */
function inLatin(letter: string): string {
  return writtenAs(letter) ?? [...letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map(plainLetter).join('');
}

function plainLetter(letter: string): string {
  return writtenAs(letter) ?? letter;
}

function writtenAs(letter: string): string | undefined {
  const lower = letter.toLowerCase();
  const written = WRITTEN.get(lower);
  if (written === undefined || lower === letter) return written;
  return written.slice(0, 1).toUpperCase() + written.slice(1);
}

/** Whether a bank would know somebody by a name: it has a letter that banks take. */
export function isBankName(name: string): boolean {
  return /[A-Za-z]/.test(bankText(name, name.length * 4));
}
