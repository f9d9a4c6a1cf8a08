import { SearchFault } from './search-fault.ts';

type Given = Readonly<Record<string, unknown>>;

/** A text; a number that came instead counts as one. */
export function readText(given: Given, name: string, absent: string): string {
  const value = given[name];
  if (value === undefined || value === null) return absent;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new SearchFault(400, `Invalid value for "${name}" parameter, expected string`);
}

/** A whole number from 0 on; in an urlencoded text it is written out. */
export function readWhole(given: Given, name: string, absent: number, most: number): number {
  const value = given[name];
  if (value === undefined || value === null) return absent;
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new SearchFault(400, `Invalid value for "${name}" parameter, expected integer between 0 and ${most}`);
}

export function readBoolean(given: Given, name: string, absent: boolean): boolean {
  const value = given[name];
  if (value === undefined || value === null) return absent;
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  throw new SearchFault(400, `Invalid value for "${name}" parameter, expected boolean`);
}

/** Own judgement. */
const MOST = 200;

/** A list of texts: as one, as JSON in a text, or as a text with commas between. */
export function readList(given: Given, name: string): readonly string[] | undefined {
  const value = given[name];
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? listOfText(value, name) : value;
  if (!Array.isArray(list) || list.length > MOST || !list.every((item) => typeof item === 'string')) {
    throw new SearchFault(400, `Invalid value for "${name}" parameter, expected array of strings`);
  }
  return list;
}

function listOfText(text: string, name: string): unknown {
  if (text.trim() === '') return [];
  if (!text.trim().startsWith('[')) return text.split(',').map((item) => item.trim());
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchFault(400, `Invalid value for "${name}" parameter, expected array of strings`);
  }
}
