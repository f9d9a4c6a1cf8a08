import { createHash } from 'node:crypto';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import manifest from './generated/trusted-documents.json' with { type: 'json' };

export type TrustedDocument = {
  readonly name: string;
  /** Parsed at the first use, as nearly all of them are asked for by few pages. */
  readonly document: DocumentNode;
  /** Compiled at the first use: about 2 ms. */
  readonly compile: () => CompiledQuery;
};

export type TrustedDocuments = {
  readonly byName: ReadonlyMap<string, TrustedDocument>;
  /** By the sha256 of the text, in hex. */
  readonly byHash: ReadonlyMap<string, TrustedDocument>;
};

/** The documents of our own pages, from the list that `npm run generate` wrote. */
export function loadTrustedDocuments(schema: GraphQLSchema): TrustedDocuments {
  const byName = new Map<string, TrustedDocument>();
  const byHash = new Map<string, TrustedDocument>();
  const listed: Readonly<Record<string, { readonly name: string; readonly text: string }>> = manifest;
  for (const [hash, { name, text }] of Object.entries(listed)) {
    const trusted = trust(schema, name, text);
    byName.set(name, trusted);
    byHash.set(hash, trusted);
  }
  return { byName, byHash };
}

/** Those of this build, to be kept for its pages that are still open when another build answers. */
export function listTrustedDocuments(): readonly {
  readonly hash: string;
  readonly name: string;
  readonly text: string;
}[] {
  return Object.entries(manifest).map(([hash, { name, text }]) => ({ hash, name, text }));
}

/** A document of another build, if everything it asks for still exists here. */
export function trustOlder(
  schema: GraphQLSchema,
  { name, text }: { readonly name: string; readonly text: string },
): TrustedDocument | undefined {
  const trusted = trust(schema, name, text);
  return validate(schema, trusted.document).length === 0 ? trusted : undefined;
}

function trust(schema: GraphQLSchema, name: string, text: string): TrustedDocument {
  let parsed: DocumentNode | undefined;
  const read = (): DocumentNode => (parsed ??= parse(text, { noLocation: true }));
  let compiled: CompiledQuery | undefined;
  const compile = (): CompiledQuery => {
    if (compiled !== undefined) return compiled;
    const made = compileQuery(schema, read(), name);
    if (!isCompiledQuery(made))
      throw new Error(`${name} does not compile: ${made.errors?.[0]?.message ?? 'no reason'}`);
    compiled = made;
    return made;
  };
  return {
    name,
    get document() {
      return read();
    },
    compile,
  };
}

/** How a text is named in the list. */
export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
