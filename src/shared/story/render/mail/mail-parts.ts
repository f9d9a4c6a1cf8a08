import type { Direction } from '../../story-document.ts';
import { element } from '../html.ts';
import type { MailColours } from './mail-colours.ts';

/** Faces that every machine has: a mail fetches none. */
export const SERIF = 'Georgia,Times New Roman,serif';
export const SANS = 'Segoe UI,Roboto,Helvetica,Arial,sans-serif';
export const MONO = 'Consolas,Menlo,Courier New,monospace';

/** The column of text, and what a picture may have that goes to both edges. In CSS pixels. */
export const TEXT_WIDTH = 536;
export const FULL_WIDTH = 600;

/**
 * A word that is longer than the window is broken, so that it makes nothing wider than it. Inline, for programs that keep
 * no sheet; the Word engine leaves it out, and breaks such a word by itself.
 */
export const BREAKS = 'word-break:break-word;word-wrap:break-word';

/** Below a block, in CSS pixels. */
export const GAP = 20;

/** A column without a line of its own, as mail programs draw it alike. */
export const LAYOUT = { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0 } as const;

export type BoxLook = {
  readonly className?: string;
  readonly style: string;
  readonly direction?: Direction | undefined;
};

/**
 * What is set apart, with a gap below. Word knows padding and borders of cells only, and no margin of tables, so both
 * are cells.
 */
export function box({ className, style, direction }: BoxLook, content: string, gap: number): string {
  const cell = element('tr', {}, element('td', { class: className, style, dir: direction }, content));
  return element('table', { ...LAYOUT, width: '100%' }, cell, gap === 0 ? '' : spacerRow(gap));
}

function spacerRow(height: number): string {
  return element('tr', {}, element('td', { height, style: `font-size:0;line-height:${height}px` }, '&nbsp;'));
}

/** The words of the story in a cell: cells inherit nothing in the Word engine. */
export const storyWords = (colours: MailColours) =>
  `font-family:${SERIF};font-size:18px;line-height:28px;color:${colours.words}`;

/** Small print, captions and names. */
export const smallWords = (colours: MailColours) =>
  `font-family:${SANS};font-size:14px;line-height:20px;color:${colours.faint}`;

/** A way elsewhere that looks like a button, also where corners are square. */
export function button(label: string, attributes: { readonly href: string }, colours: MailColours): string {
  const words = `display:inline-block;font-family:${SANS};font-size:16px;line-height:20px;font-weight:bold;color:${colours.buttonWords};text-decoration:underline`;
  return element(
    'table',
    LAYOUT,
    element(
      'tr',
      {},
      element(
        'td',
        { class: 'b', style: `background-color:${colours.button};padding:12px 20px;border-radius:8px` },
        element('a', { ...attributes, class: 'bw n u', style: words }, label),
      ),
    ),
  );
}

/** The Word engine turns a text around without moving it. */
export function aligned(direction: Direction | undefined): string {
  if (direction === undefined) return '';
  return `;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
}
