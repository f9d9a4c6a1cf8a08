import { escapeHtml } from '../story/render/html.ts';
import type { ChartWords } from './chart.ts';

/** An element with its attributes and what stands in it; texts are escaped by `svgText`. */
export function svgElement(name: string, attributes: Readonly<Record<string, string | number>>, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

/** A text element; what stands in it came from outside as likely as not. */
export function svgText(text: string, attributes: Readonly<Record<string, string | number>>): string {
  return svgElement('text', attributes, escapeHtml(text));
}

export function svgTitle(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

/** A part of the width, so that a picture fits every screen while its letters keep their size. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}

/** A whole picture, as wide as its place. */
export function svgPicture({ title, description }: ChartWords, height: number, inside: string): string {
  const words = `${svgTitle(title)}<desc>${escapeHtml(description)}</desc>`;
  return svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width: '100%', height, role: 'img' }, words + inside);
}
