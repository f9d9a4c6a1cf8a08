const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line of a CSV that a spreadsheet opens without counting anything: what would begin a formula there gets an
 * apostrophe before it.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(typeof cell === 'number' ? String(cell) : unarmed(cell))).join(',')}\r\n`;
}

function unarmed(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function csvCell(text: string): string {
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
