/** Countries whose numbers keep the zero that they begin with at home: Italy, San Marino, Ivory Coast, Benin, Congo. */
const KEEPS_ZERO = /^\+(?:39|378|225|229|242)$/;

/**
 * The number of a form with two fields, for `readPhoneNumber`: the code of the country and the rest, without
 * the zero that stands for the country at home. A rest that has its own code, as browsers fill in, stands alone.
 */
export function joinPhoneNumber(countryCode: string, rest: string): string {
  const number = rest.trim();
  if (/^(?:\+|00)/.test(number)) return number;
  const digits = countryCode.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits === '') return number;
  const code = `+${digits}`;
  return `${code} ${KEEPS_ZERO.test(code) ? number : number.replace(/^\(?0\)?\s*/, '')}`;
}
