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
import { tooMany } from './check-limits.ts';
import { documentLimits, mostTokens } from './document-limits.ts';
import { createTurns } from './one-each-turn.ts';
import { refuseByWeight } from './weigh-document.ts';

export type Prepared =
  | { readonly ok: true; readonly document: DocumentNode }
  | { readonly ok: false; readonly errors: readonly GraphQLError[] };

/** A parsed text takes some fifty times its length in memory. */
const MOST_REMEMBERED_CHARACTERS = 200_000;
const MOST_ERRORS = 10;

/**
 * Parses, weighs and validates texts that are not ours: one in each turn of the event loop, whoever they are
 * from, so that whatever else the process has to do waits for one of them at most. Good ones are remembered.
 */
export function createPreparer(schema: GraphQLSchema, allowsIntrospection: boolean) {
  const remembered = new LRUCache<string, Extract<Prepared, { ok: true }>>({
    maxSize: MOST_REMEMBERED_CHARACTERS,
    sizeCalculation: (_prepared, text) => text.length,
  });
  const rules = allowsIntrospection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const inTurn = createTurns();

  return async (text: string, asker: keyof typeof mostTokens): Promise<Prepared> => {
    if (text.length > documentLimits.characters) return refused(tooMany(text.length, 'characters'));
    const key = `${asker} ${text}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const prepared = await inTurn(() => prepare(text, mostTokens[asker]));
    if (prepared.ok) remembered.set(key, prepared);
    return prepared;
  };

  function prepare(text: string, maxTokens: number): Prepared {
    try {
      const document = parse(text, { maxTokens });
      const refusal = refuseByWeight(document);
      if (refusal !== undefined) return refused(refusal);
      const errors = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
      return errors.length === 0 ? { ok: true, document } : { ok: false, errors };
    } catch (error) {
      if (error instanceof GraphQLError) return refused(error);
      throw error;
    }
  }
}

function refused(error: GraphQLError): Prepared {
  return { ok: false, errors: [error] };
}
