/** What is wrong with a telephone number. */
export type PhoneNumberError = 'INVALID' | 'INVALID_COUNTRY_CODE' | 'TOO_LONG' | 'TOO_SHORT' | 'UNKNOWN';

export type PhoneNumber =
  | { readonly ok: true; /** As E.164 writes it: `+4930123456`. */ readonly number: string }
  | { readonly ok: false; readonly error: PhoneNumberError };

/** E.164 has 15 digits at most; the shortest numbers in use have 7, with the code of their country. */
export const FEWEST_DIGITS = 7;
export const MOST_DIGITS = 15;

/** The codes that the ITU gave to countries, shortest first; no code begins another. */
const COUNTRY_CODE =
  /^(?:1|7|2[07]|3[0-4689]|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|21[12368]|2[2346]\d|25[0-8]|29[01789]|35\d|37\d|38[0-35-79]|42[013]|50\d|59\d|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-68])/;

/** Reads a number as people write it, with the code of its country after `+` or `00`. Total: any text has an answer. */
export function readPhoneNumber(text: string): PhoneNumber {
  const compact = text.replace(/[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(compact)) return { ok: false, error: 'INVALID' };
  if (!compact.startsWith('+')) return { ok: false, error: 'INVALID_COUNTRY_CODE' };
  const digits = compact.slice(1);
  if (!COUNTRY_CODE.test(digits)) return { ok: false, error: 'INVALID_COUNTRY_CODE' };
  if (digits.length < FEWEST_DIGITS) return { ok: false, error: 'TOO_SHORT' };
  if (digits.length > MOST_DIGITS) return { ok: false, error: 'TOO_LONG' };
  return { ok: true, number: `+${digits}` };
}
