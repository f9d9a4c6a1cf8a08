import { LRUCache } from 'lru-cache';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { documentLimits } from './document-limits.ts';

export type Prepared =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

const MOST_REMEMBERED = 200;
const MOST_ERRORS = 10;

/** Parses and validates texts of strangers, each once while it is remembered. */
export function createPreparer(schema: GraphQLSchema, allowsIntrospection: boolean): (text: string) => Prepared {
  const remembered = new LRUCache<string, Prepared>({ max: MOST_REMEMBERED });
  const rules = allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const prepared = prepare(text);
    remembered.set(text, prepared);
    return prepared;
  };

  function prepare(text: string): Prepared {
    try {
      const document = parse(text, { maxTokens: documentLimits.tokens });
      const errors = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
      return errors.length === 0 ? { ok: true, document } : { ok: false, errors };
    } catch (error) {
      if (error instanceof GraphQLError) return { ok: false, errors: [error] };
      throw error;
    }
  }
}
