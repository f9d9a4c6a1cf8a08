/** What stands in an XML document of Braintree: the SDK turns its types back into values. */
export type Wire =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | List
  | Collection
  | { readonly [key: string]: Wire };

/** `type="array"`, each item under one name. */
export class List {
  readonly item: string;
  readonly values: readonly Wire[];

  constructor(item: string, values: readonly Wire[]) {
    this.item = item;
    this.values = values;
  }
}

/** `type="collection"`: a page of a search. */
export class Collection {
  readonly fields: { readonly [key: string]: Wire };
  readonly list: List;

  constructor(fields: { readonly [key: string]: Wire }, list: List) {
    this.fields = fields;
    this.list = list;
  }
}

/** A document with one root; keys are written with dashes, as the real one writes them. */
export function xmlOf(root: string, value: Wire): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementOf(root, value)}\n`;
}

/** One element. What is undefined is left out. */
export function elementOf(key: string, value: Wire): string {
  if (value === undefined) return '';
  const name = dashed(key);
  if (value === null) return `<${name} nil="true"/>`;
  if (typeof value === 'boolean') return `<${name} type="boolean">${value}</${name}>`;
  if (typeof value === 'number') return `<${name} type="integer">${value}</${name}>`;
  if (typeof value === 'string') return `<${name}>${escaped(value)}</${name}>`;
  if (value instanceof Date) return `<${name} type="datetime">${toSeconds(value)}</${name}>`;
  if (value instanceof List) return `<${name} type="array">${itemsOf(value)}</${name}>`;
  if (value instanceof Collection) {
    return `<${name} type="collection">${fieldsOf(value.fields)}${itemsOf(value.list)}</${name}>`;
  }
  return `<${name}>${fieldsOf(value)}</${name}>`;
}

function itemsOf({ item, values }: List): string {
  return values.map((value) => elementOf(item, value)).join('');
}

function fieldsOf(fields: { readonly [key: string]: Wire }): string {
  return Object.entries(fields)
    .map(([key, value]) => elementOf(key, value))
    .join('');
}

function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

function dashed(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
