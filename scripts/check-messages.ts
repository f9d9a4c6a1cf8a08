/** A catalogue of texts as its file exports it. */
export type Catalogue = { readonly file: string; readonly name: string; readonly keys: readonly string[] };

/**
 * Sentences about texts that nobody reads. A catalogue that is taken as a whole (`messages[kind]`) may be asked for any
 * of its keys: there a key counts as used where any source knows its name.
 */
export function unusedMessages(catalogues: readonly Catalogue[], sources: ReadonlyMap<string, string>): string[] {
  const words = new Map([...sources].map(([file, text]) => [file, new Set(text.match(/\w+/g))]));
  return catalogues.flatMap(({ file, name, keys }) => {
    const users = [...sources].filter(([other]) => other !== file && words.get(other)?.has(name));
    const text = users.map(([, source]) => bodyNaming(source, name)).join('\n');
    const isWhole = new RegExp(`\\b${name}\\b(?!\\.\\w)`).test(text);
    const isUsed = (key: string): boolean =>
      new RegExp(`\\b${name}\\.${key}\\b`).test(text) ||
      (isWhole &&
        [...words].some(([other, known]) => other !== file && key.split(/[-.]/).every((word) => known.has(word))));
    return keys.filter((key) => !isUsed(key)).map((key) => `${file}: nothing uses ${name}.${key}.`);
  });
}

/** A source without its imports, with a catalogue called by its own name where it was imported by another one. */
function bodyNaming(source: string, name: string): string {
  const alias = new RegExp(`\\b${name} as (\\w+)`).exec(source)?.[1];
  const body = source.replaceAll(/^import [^;]*;$/gm, '');
  return alias === undefined ? body : body.replaceAll(new RegExp(`(?<![.\\w])${alias}\\b(?!:)`, 'g'), name);
}
