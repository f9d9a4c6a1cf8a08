import {
  buildSchema,
  type ExecutionResult,
  execute,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import schemaText from '../../../../schema.graphql?raw';
import type { AnyDocument } from './graph-context.ts';

/** How many different objects there are of each type, so that answers share some. */
const OBJECTS = 7;

/** Read once: it is long, and the same for every seed. */
const schema = buildSchema(schemaText);

/** Answers any document from the schema alone, the same way every time: for tests of what only needs shapes. */
export function createMockGraph(seed = 1): {
  readonly schema: GraphQLSchema;
  answer(document: AnyDocument, variables: Readonly<Record<string, unknown>>): ExecutionResult;
} {
  let count = seed;
  const next = (below: number) => {
    count = (count * 16_807) % 2_147_483_647;
    return count % below;
  };

  function valueOf(type: GraphQLOutputType, isRequired = false): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType, true);
    if (!isRequired && next(6) === 0) return null;
    if (isListType(type)) return Array.from({ length: next(4) }, () => valueOf(type.ofType, true));
    if (isAbstractType(type)) {
      const types = schema.getPossibleTypes(type);
      return valueOf(types[next(types.length)] ?? type, true);
    }
    if (isObjectType(type)) return { __typename: type.name, id: `${type.name.toLowerCase()}${next(OBJECTS)}` };
    if (isEnumType(type)) return type.getValues()[next(type.getValues().length)]?.value;
    return scalars[type.name]?.() ?? `text ${next(100)}`;
  }

  const scalars: Readonly<Record<string, () => unknown>> = {
    Int: () => next(100),
    Float: () => next(100) / 2,
    Boolean: () => next(2) === 0,
    Timestamp: () => 1_600_000_000_000 + next(1_000_000),
    Url: () => 'https://example.org/a',
    Colour: () => '#1f4f46ff',
  };
  // An object has one value in each field, however often it is met.
  const values = new Map<string, unknown>();

  return {
    schema,
    answer(document, variables) {
      const result = execute({
        schema,
        document,
        variableValues: variables,
        rootValue: { __typename: 'Query' },
        fieldResolver: (source: { readonly __typename: string; readonly id?: string }, given, _context, info) => {
          if (info.fieldName === 'id' && source.id !== undefined) return source.id;
          const key = `${source['__typename']}:${source.id ?? ''}:${info.fieldName}${JSON.stringify(given)}`;
          if (!values.has(key)) values.set(key, valueOf(info.returnType));
          return values.get(key);
        },
        typeResolver: (value: { readonly __typename: string }) => value['__typename'],
      });
      if (result instanceof Promise) throw new Error('The mock graph answers at once');
      return result;
    },
  };
}
