import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { literalOf } from '#test/support/staff-access/harmless-values.ts';

type Field = GraphQLField<unknown, unknown>;

/** Every mutation of the schema as a document, with arguments that lead to what is given or to nothing. */
export function everyMutation(schema: GraphQLSchema, given: Readonly<Record<string, string>>) {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    name: field.name,
    text: `mutation { result: ${call(field, given)} ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`,
  }));
}

/** Every field of Query, and of what stands behind `viewer`, with all that is told without being asked in particular. */
export function everyQuestion(schema: GraphQLSchema, given: Readonly<Record<string, string>>) {
  const query = schema.getQueryType();
  const person = schema.getType('User');
  if (!query || !isObjectType(person)) throw new Error('The schema has a Query and a User.');
  const asked = Object.values(query.getFields()).map((field) => ({
    name: field.name,
    text: `{ result: ${call(field, given)} ${tells(field)} }`,
  }));
  const own = Object.values(person.getFields()).map((field) => ({
    name: `viewer.${field.name}`,
    text: `{ viewer { result: ${call(field, given)} ${tells(field)} } }`,
  }));
  return [...asked, ...own];
}

function call({ name, args }: Field, given: Readonly<Record<string, string>>): string {
  const values = args.flatMap((argument) => {
    if (!isRequiredArgument(argument)) return [];
    return [`${argument.name}: ${given[argument.name] ?? literalOf(argument.type)}`];
  });
  return values.length === 0 ? name : `${name}(${values.join(', ')})`;
}

/** Of so many words no limit of texts says that they are too many (`document-limits.ts`). */
const MOST_WORDS = 250;

/** As deep as a text may go that is not ours. */
function tells(field: Field): string {
  const named = getNamedType(field.type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const texts = [3, 2, 1].map((depth) => selection(named, depth));
  return texts.find((text) => text.split(' ').length <= MOST_WORDS) ?? '{ __typename }';
}

function selection(type: GraphQLObjectType, depth: number): string {
  const told = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    return depth > 1 && isObjectType(named) ? [`${field.name} ${selection(named, depth - 1)}`] : [];
  });
  return `{ __typename ${told.join(' ')} }`;
}
