import { mapOutsideCode } from './map-outside-code.ts';

const TABLE = /^ {0,3}<table\b[\s\S]*?<\/table>/gim;

/**
 * An empty line between the rows of an HTML table ends the HTML for Markdown, and what follows, indented,
 * would be code: those lines go.
 */
export function joinHtmlTables(text: string): string {
  if (!/<table/i.test(text)) return text;
  return mapOutsideCode(text, (prose) =>
    prose.replace(TABLE, (table) => table.replace(/\n(?:[ \t]*\n)+(?=[ \t]*<)/g, '\n')),
  );
}
