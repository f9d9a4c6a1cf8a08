import { decisionMessages as messages } from '#shared/messages/decisions.ts';

/** Countries by their codes: their names differ between the server and browsers. */
export function countryText(countries: readonly string[]): string {
  return countries.map((country) => (country === '' ? messages.everywhere : country)).join(', ');
}
