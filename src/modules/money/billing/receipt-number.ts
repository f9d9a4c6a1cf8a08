/** A number of a receipt as people read it, so that lists of them stand in line: `000042`. */
export function receiptNumberText(number: number): string {
  return String(number).padStart(6, '0');
}
