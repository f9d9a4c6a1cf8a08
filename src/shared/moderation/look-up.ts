/** What somebody who works for the site may be looking for, read out of what they typed or pasted. */
export type LookUp = {
  /** 12 hex digits: of an account, a story or a publication. */
  readonly id: string | null;
  readonly username: string | null;
  /** In lower case. */
  readonly address: string | null;
  /** The last part of a publication's address. */
  readonly slug: string | null;
  /** The beginning of a name, in lower case. */
  readonly name: string | null;
  /** The number on a receipt. */
  readonly receipt: number | null;
  /** What a payment provider calls a payment. */
  readonly reference: string | null;
};

const MOST_CHARACTERS = 300;
const LEAST_NAME = 2;
const LARGEST_RECEIPT = 1_000_000_000_000;

/** Reads a name, a username, an address, an id, a receipt's number, or an address of a page of this site. */
export function readLookUp(typed: string): LookUp {
  const text = typed.trim().slice(0, MOST_CHARACTERS);
  const path = URL.canParse(text) && /^https?:/i.test(text) ? new URL(text).pathname : undefined;
  const last = path?.split('/').findLast((part) => part !== '');
  const word = last === undefined ? text : decodedOf(last);
  const lower = word.toLowerCase();
  const isName = path === undefined && !/[@#]/.test(text) && text.length >= LEAST_NAME;
  const number = /^#?(\d{1,12})$/.exec(text)?.[1];
  return {
    id: /(?:^|-)([0-9a-f]{12})$/.exec(lower)?.[1] ?? null,
    username: /^@?[\w.-]{1,60}$/.test(word) ? lower.replace(/^@/, '') : null,
    address: /^[^\s@]+@[^\s@]+$/.test(lower) ? lower : null,
    slug: /^[\w-]{1,100}$/.test(word) ? lower : null,
    name: isName ? lower : null,
    receipt: number !== undefined && Number(number) < LARGEST_RECEIPT ? Number(number) : null,
    reference: path === undefined && /^[\w-]{6,100}$/.test(text) ? text : null,
  };
}

function decodedOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
