import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const DOCUMENT = /export const (\w+) = (\{.*\}) as unknown as TypedDocument<[^>]*>;/;

/**
 * Hands on each trusted document as its text, a tenth of its syntax tree, which a reader of forty lines takes
 * apart again. A test compares the two for every document.
 */
export function slimDocuments(): Plugin {
  return {
    name: 'longhand:slim-documents',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/web\/generated\/\w+\.ts$/.test(id)) return undefined;
      const [, name, json] = DOCUMENT.exec(code) ?? [];
      if (name === undefined || json === undefined) return undefined;
      const document = JSON.parse(json) as DocumentNode & { readonly documentId: string };
      const text = JSON.stringify(slimText(document));
      const slim = [
        "import { readDocument } from '#web/app/graph/read-document.ts';",
        `export const ${name} = /* @__PURE__ */ readDocument(${text}, '${document.documentId}');`,
      ].join('\n');
      return { code: slim, map: null };
    },
  };
}

/** The shortest text of a document. */
function slimText(document: DocumentNode): string {
  return stripIgnoredCharacters(print(document));
}
