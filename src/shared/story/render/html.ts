const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'col']);

export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** Text made safe to stand between tags and inside quoted attributes. Characters that HTML forbids are dropped. */
export function escapeHtml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/**
 * One element. Attribute values are escaped here; `children` are HTML already. Names come from our code
 * alone. An attribute that is undefined is left out; `true` stands for an attribute without a value.
 */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    open += value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`;
  }
  return VOID_ELEMENTS.has(name) ? `${open}>` : `${open}>${children.join('')}</${name}>`;
}

/** The same element with its first tag naming a block; what renders to nothing stays so. */
export function withBlockId(html: string, id: string): string {
  return html.replace(/^<[a-z\d]+/, (open) => `${open} data-block="${escapeHtml(id)}"`);
}

/** Class names joined; undefined where there is none. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || undefined;
}
