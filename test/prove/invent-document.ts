import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { createRandom } from './random.ts';

type Random = ReturnType<typeof createRandom>;

/** Deeper selections end in `__typename`. */
const MOST_DEPTH = 6;
const MOST_FIELDS = 4;

/** A valid query over a schema, with arguments from `words` where they are texts. */
export function inventDocument(schema: GraphQLSchema, random: Random, words: readonly string[]): string {
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  return selectionOf(root, MOST_DEPTH);

  function selectionOf(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      // The id of a search is another one each time.
      (field) => field.name !== 'queryId' && (depth > 1 || !isCompositeType(getNamedType(field.type))),
    );
    if (fields.length === 0) return '{ __typename }';
    const chosen = Array.from({ length: 1 + random.below(MOST_FIELDS) }, (_item, index) => {
      const field = random.pick(fields);
      const inner = getNamedType(field.type);
      // Names of their own, so that one field may be asked twice with different arguments.
      return `f${index}: ${field.name}${argumentsOf(field.args)}${isCompositeType(inner) ? ` ${insideOf(inner, depth - 1)}` : ''}`;
    });
    return `{ __typename ${chosen.join(' ')} }`;
  }

  function insideOf(type: ReturnType<typeof getNamedType>, depth: number): string {
    if (isObjectType(type)) return selectionOf(type, depth);
    if (!isAbstractType(type)) throw new Error(`${String(type)} has nothing inside.`);
    // One kind only: the same name may mean different things in two kinds.
    const kind = random.pick(schema.getPossibleTypes(type));
    return `{ __typename ... on ${kind.name} ${selectionOf(kind, depth)} }`;
  }

  function argumentsOf(args: readonly GraphQLArgument[]): string {
    const given = args
      .filter(({ type }) => isNonNullType(type) || random.below(2) === 0)
      .map(({ name, type }) => `${name}: ${valueOf(type)}`);
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  }

  function valueOf(type: GraphQLInputType): string {
    if (isNonNullType(type)) return valueOf(type.ofType);
    if (isListType(type)) return `[${valueOf(type.ofType)}]`;
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || random.below(2) === 0,
      );
      return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
    }
    switch (getNamedType(type).name) {
      case 'Int':
        return String(random.pick([-1, 0, 1, 2, 3, 11, 2026, 2_147_483_647]));
      case 'Float':
        return String(random.pick([-1.5, 0, 0.5, 1e9]));
      case 'Boolean':
        return String(random.below(2) === 0);
      case 'Timestamp':
        return '1763700000000';
      default:
        return JSON.stringify(random.pick(words));
    }
  }
}
