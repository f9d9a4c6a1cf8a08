/** A colour as it is stored and sent: `#` and 8 hex digits, red, green, blue, alpha. */
export type ColourString = `#${string}`;

const COLOUR = /^#[0-9a-f]{8}$/i;

/** The same text as a colour; throws `Invalid color string` for any other form. */
export function parseColourString(text: string): ColourString {
  if (!COLOUR.test(text)) throw new Error('Invalid color string');
  return text.toLowerCase() as ColourString;
}
