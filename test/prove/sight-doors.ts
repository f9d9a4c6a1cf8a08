import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { buildSchema } from '#graphql/schema.ts';
import type { Sink } from './sight-kind.ts';

/** What the questions of the schema name, by the argument, or by the type that `id` is of. */
export type DoorValues = Readonly<Record<string, string | number | boolean>>;

const schema = buildSchema();
/** As many as stand in a scene, and few enough that no question is too much. */
const PAGE = 6;
/** They write something down for each question, or ask others. */
const NO_DOORS: ReadonlySet<string> = new Set(['linkPreview', 'search']);

/** Every query of the schema that can be asked with these values, field by field: its words, and one step further. */
export function sinksOfSchema(values: DoorValues): readonly Sink[] {
  const root = schema.getQueryType();
  if (!root) throw new Error('The schema has no queries.');
  return Object.values(root.getFields())
    .filter(({ name }) => !NO_DOORS.has(name))
    .flatMap((field) => questionsOf(field, values))
    .map((question) => ({ path: '/_/graphql', query: `{ ${question} }`, variables: {}, findWrong: findUnasked }));
}

/** A question that is not answered proves nothing. */
function findUnasked(answer: string): string | undefined {
  return /asks for too much|GRAPHQL_VALIDATION|Syntax Error/.test(answer) ? 'was not answered' : undefined;
}

function questionsOf(field: GraphQLField<unknown, unknown>, values: DoorValues): readonly string[] {
  const given = argumentsOf(field, values);
  if (given === undefined) return [];
  return membersOf(field).flatMap(({ type, around }) => {
    const ask = (inside: string) => `${field.name}${given} ${around(inside)}`;
    const further = Object.values(type.getFields()).flatMap((one) => {
      const its = isCompositeType(getNamedType(one.type)) ? argumentsOf(one, values) : undefined;
      return its === undefined
        ? []
        : membersOf(one).map((member) =>
            ask(`{ ${one.name}${its} ${member.around(`{ ${wordsOf(member.type, values, 1)} }`)} }`),
          );
    });
    return [ask(`{ ${wordsOf(type, values, 0)} }`), ...further];
  });
}

type Member = { readonly type: GraphQLObjectType; readonly around: (inside: string) => string };

/** The kinds of what a field answers; of a list in pages those of its entries. */
function membersOf(field: GraphQLField<unknown, unknown>): readonly Member[] {
  const type = getNamedType(field.type);
  const kinds = isObjectType(type) ? [type] : isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  return kinds.flatMap((kind): readonly Member[] => {
    const narrow = (inside: string) => (isAbstractType(type) ? `{ __typename ... on ${kind.name} ${inside} }` : inside);
    const items = kind.getFields()['items'];
    if (items === undefined) return [{ type: kind, around: narrow }];
    return membersOf(items).map((member) => ({
      type: member.type,
      around: (inside) => narrow(`{ items ${member.around(inside)} }`),
    }));
  });
}

/** Its texts and numbers, and to a depth those of what it holds. */
function wordsOf(type: GraphQLObjectType, values: DoorValues, depth: number): string {
  const inside = Object.values(type.getFields()).flatMap((field) => {
    const given = argumentsOf(field, values);
    if (given === undefined) return [];
    const its = getNamedType(field.type);
    if (!isCompositeType(its)) return [`${field.name}${given}`];
    const isOne = depth > 0 && isObjectType(its) && its.getFields()['items'] === undefined;
    return isOne ? [`${field.name}${given} { ${wordsOf(its, values, depth - 1)} }`] : [];
  });
  return ['__typename', ...inside].join(' ');
}

/** Undefined where one that must be there has no value. */
function argumentsOf(field: GraphQLField<unknown, unknown>, values: DoorValues): string | undefined {
  const given: string[] = [];
  for (const argument of field.args) {
    const value = valueOf(field, argument, values);
    if (value !== undefined) given.push(`${argument.name}: ${value}`);
    else if (isNonNullType(argument.type) && argument.defaultValue === undefined) return undefined;
  }
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

function valueOf(
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
  values: DoorValues,
): string | undefined {
  if (argument.name === 'paging') return `{ limit: ${PAGE} }`;
  const type = getNamedType(argument.type);
  const value = values[`${argument.name} of ${getNamedType(field.type).name}`] ?? values[argument.name];
  if (value !== undefined && !isEnumType(type)) return JSON.stringify(value);
  if (!isNonNullType(argument.type)) return undefined;
  return isEnumType(type) ? type.getValues()[0]?.name : undefined;
}
