/**
 * The 13 digits of an ISBN, written with or without hyphens and spaces; one of 10 becomes one of 13. Undefined where a
 * check digit is wrong (rule 121).
 */
export function readIsbn(text: string): string | undefined {
  const written = text.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  if (/^97[89]\d{10}$/.test(written)) return written.at(-1) === checkDigit(written) ? written : undefined;
  if (!/^\d{9}[\dX]$/.test(written)) return undefined;
  const digits = [...written].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const sum = digits.reduce((total, digit, index) => total + digit * (10 - index), 0);
  if (sum % 11 !== 0) return undefined;
  const body = `978${written.slice(0, 9)}`;
  return body + checkDigit(body);
}

/** Of the first twelve digits. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}
