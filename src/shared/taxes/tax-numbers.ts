/** What a tax number looks like in a country: its form alone, since no list of real ones is open to anybody. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{9}$/,
  AU: /^\d{8,9}$/,
  BE: /^\d{11}$/,
  BG: /^\d{10}$/,
  CA: /^\d{9}$/,
  CH: /^(?:756\d{10}|CHE\d{9})$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{9,10}$/,
  DE: /^\d{11}$/,
  DK: /^\d{10}$/,
  EE: /^\d{11}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{6}[-+A-FYXWVU]\d{3}[0-9A-Z]$/,
  FR: /^[0-3]\d{12}$/,
  GB: /^(?:\d{10}|[A-Z]{2}\d{6}[A-D]?)$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{10}$/,
  IE: /^\d{7}[A-Z]{1,2}$/,
  IT: /^(?:[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]|\d{11})$/,
  JP: /^\d{12,13}$/,
  LT: /^\d{10,11}$/,
  LU: /^\d{13}$/,
  LV: /^\d{11}$/,
  MT: /^(?:\d{3,7}[A-Z]|\d{9})$/,
  NL: /^\d{9}$/,
  NO: /^\d{9}(?:\d\d)?$/,
  PL: /^\d{10,11}$/,
  PT: /^\d{9}$/,
  RO: /^\d{13}$/,
  SE: /^\d{10}(?:\d\d)?$/,
  SI: /^\d{8}$/,
  SK: /^\d{9,10}$/,
};

/** Where nothing is known of a country's numbers. */
const ANY = /^[0-9A-Z]{4,20}$/;

/** Of what the EU calls a VAT number, behind the two letters of its country. */
const VAT: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** Without spaces and what else people put between digits, in capitals; a Finnish number keeps the sign of its century. */
export function plainTaxNumber(country: string, typed: string): string {
  const capitals = typed.toUpperCase().replaceAll(/[\s./]/g, '');
  return country === 'FI' ? capitals : capitals.replaceAll('-', '');
}

/** Whether a text may be the tax number of a person in a country. */
export function isTaxNumber(country: string, typed: string): boolean {
  const plain = plainTaxNumber(country, typed);
  if (country === 'US') return isUsTaxNumber(plain);
  const isForm = (FORMS[country] ?? ANY).test(plain);
  return country === 'DE' ? isForm && isGerman(plain) : isForm;
}

/** Whether a text may be the tax number of a company, which has another form than a person's in many countries. */
export function isCompanyNumber(typed: string): boolean {
  const plain = plainTaxNumber('', typed);
  return ANY.test(plain) && /\d/.test(plain);
}

/**
 * An SSN, an ITIN (which begins with 9) or an EIN: nine digits, and none of those that are never given to anybody. What
 * no SSN has, such as a group of zeros, an EIN may.
 */
function isUsTaxNumber(plain: string): boolean {
  return /^\d{9}$/.test(plain) && !/^000|^(\d)\1{8}$/.test(plain);
}

export type UsNumberFault = {
  readonly is: 'empty' | 'neverGiven' | 'notDigits' | 'wrongCount';
  /** Which of them it was meant to be, by where its hyphens stand; null where nobody can tell. */
  readonly kind: 'EIN' | 'ITIN' | 'SSN' | null;
  readonly count: number;
};

/** What is wrong with a number of the US as it was typed; undefined where nothing is. */
export function usNumberFault(typed: string): UsNumberFault | undefined {
  const plain = plainTaxNumber('US', typed);
  if (isUsTaxNumber(plain)) return undefined;
  const groups = typed.trim().split(/[\s-]+/);
  const [first = ''] = groups;
  const kind = groups.length === 3 ? (first.startsWith('9') ? 'ITIN' : 'SSN') : first.length === 2 ? 'EIN' : null;
  const count = plain.replaceAll(/\D/g, '').length;
  if (plain === '') return { is: 'empty', kind: null, count };
  if (count < plain.length) return { is: 'notDigits', kind, count };
  return { is: count === 9 ? 'neverGiven' : 'wrongCount', kind, count };
}

/** The last digit checks the ten before it (ISO 7064, mod 11, 10). */
function isGerman(plain: string): boolean {
  if (plain.startsWith('0')) return false;
  let product = 10;
  for (const digit of plain.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(plain.at(-1));
}

/** Whether a text may be a VAT number of a country of the EU, with or without its letters. */
export function isVatNumber(country: string, typed: string): boolean {
  return VAT[country]?.test(plainVat(country, typed)) === true;
}

/** Greece has other letters before its VAT numbers than everywhere else. */
function plainVat(country: string, typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s./-]/g, '');
  const letters = country === 'GR' ? 'EL' : country;
  return plain.startsWith(letters) ? plain.slice(letters.length) : plain;
}

/** What is shown of a number: its last four, and of a short one less, so that something always stays covered. */
export function maskedNumber(plain: string): string {
  return plain === '' ? '' : `•••• ${plain.slice(-Math.min(4, Math.floor(plain.length / 2)))}`;
}
