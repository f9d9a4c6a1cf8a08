import type { ImportedBody } from '../imported-story.ts';
import { mapOutsideCode } from './map-outside-code.ts';

/** Shorter ones are what lazy loaders put in the place of a picture. */
const LEAST_LETTERS = 200;
const MOST_PICTURES = 500;
const ADDRESS = `data:image/(?:png|jpe?g|webp|avif|gif);base64,[A-Za-z0-9+/=]{${LEAST_LETTERS},}`;
/** Where a picture is named, in HTML and in Markdown; elsewhere such an address is what somebody writes about. */
const EMBEDDED = new RegExp(
  `(?<=\\bsrc\\s{0,3}=\\s{0,3}["']?|\\]\\(|\\]:[ \\t]{0,3})(?:<(${ADDRESS})>|${ADDRESS})`,
  'gi',
);

export type WithoutEmbedded = {
  readonly text: string;
  /** The addresses that were taken out, by the names that stand in their places. */
  readonly embedded: ReadonlyMap<string, string>;
};

/** Takes pictures out of a text that are written in it letter by letter, so that its length is that of its words. */
export function takeEmbedded({ format, text }: Pick<ImportedBody, 'format' | 'text'>): WithoutEmbedded {
  const embedded = new Map<string, string>();
  if (!/data:image\//i.test(text)) return { text, embedded };
  const take = (part: string): string =>
    part.replace(EMBEDDED, (found: string, inBrackets?: string) => {
      if (embedded.size >= MOST_PICTURES) return '';
      const name = `embedded-picture-${embedded.size + 1}`;
      embedded.set(name, inBrackets ?? found);
      return name;
    });
  const rest =
    format === 'markdown'
      ? mapOutsideCode(text, take)
      : text
          .split(/(<pre\b[\s\S]*?<\/pre>)/i)
          .map((part) => (/^<pre\b/i.test(part) ? part : take(part)))
          .join('');
  return { text: rest, embedded };
}

/** The bytes of a picture that is its own address; undefined for any other address. */
export function embeddedBytes(address: string): Uint8Array | undefined {
  const [, written] = /^data:image\/[\w.+-]+;base64,([\s\S]+)$/i.exec(address) ?? [];
  return written === undefined ? undefined : Buffer.from(written, 'base64');
}
