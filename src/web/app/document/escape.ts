const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const LINE_SEPARATORS = new RegExp('[<>&\\u2028\\u2029]', 'g');

/**
 * JSON that may stand inside a script element: no `<` can end it or open a comment, and the line
 * separators that JavaScript once refused are escaped.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    LINE_SEPARATORS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** CSS that may stand inside a style element: it cannot end it. */
export function styleText(css: string): string {
  return css.replaceAll('<', '\\3c ');
}
