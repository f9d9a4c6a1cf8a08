import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import { declaredAccess } from '#graphql/access.ts';
import { literalOf } from './harmless-values.ts';

type Field = GraphQLField<unknown, unknown>;

/** Arguments as they stand in a document, by the name of the field; all others lead to nothing that is there. */
export type GivenArguments = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A query or mutation for staff, with the text that asks for all that it tells. */
export type StaffField = { readonly name: string; readonly text: string };

/** Everything under Query and Mutation that the schema says is for staff, or that is answered with what is. */
export function staffFieldsOf(schema: GraphQLSchema, given: GivenArguments): readonly StaffField[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(isForStaff)
      .map((field) => ({
        name: field.name,
        text: `${root === schema.getMutationType() ? 'mutation' : 'query'} { result: ${callOf(field, given[field.name] ?? {})}${tellsOf(field)} }`,
      })),
  );
}

/** Fields for staff of what others read as well, such as `SitePage.source`. */
export function staffFieldsInside(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !['Query', 'Mutation'].includes(type.name) && !isStaffType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(isForStaff)
        .map(({ name }) => `${type.name}.${name}`),
    );
}

function isStaffType(type: GraphQLNamedType): boolean {
  return isObjectType(type) && declaredAccess(type.astNode?.directives)?.to === 'STAFF';
}

function isForStaff(field: Field): boolean {
  return declaredAccess(field.astNode?.directives)?.to === 'STAFF' || answersOf(field).some(isStaffType);
}

function answersOf({ type }: Field): readonly GraphQLNamedType[] {
  const named = getNamedType(type);
  return isUnionType(named) ? named.getTypes() : [named];
}

function callOf({ name, args }: Field, given: Readonly<Record<string, string>>): string {
  const values = args.flatMap((argument) => {
    const value = given[argument.name] ?? (isRequiredArgument(argument) ? literalOf(argument.type) : undefined);
    return value === undefined ? [] : [`${argument.name}: ${value}`];
  });
  return values.length === 0 ? name : `${name}(${values.join(', ')})`;
}

/** All that is told without being asked in particular, so that what is refused further down shows too. */
function tellsOf(field: Field): string {
  const named = getNamedType(field.type);
  if (isLeafType(named)) return '';
  if (isObjectType(named)) return selectionOf(named, 2);
  const members = answersOf(field)
    .filter(isObjectType)
    .filter((member) => isStaffType(member) || member.getInterfaces().some(({ name }) => name === 'UserError'));
  const kinds = members.flatMap((member) =>
    Object.values(member.getFields()).map(({ name, type }) => `${name} ${String(type)}`),
  );
  const names = [...new Set(kinds)].map((kind) => kind.split(' ', 1)[0] ?? '');
  const clashing = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  const told = members.map(
    (member) => `... on ${member.name} ${selectionOf(member, 2, { prefix: member.name, clashing })}`,
  );
  return `{ __typename ${told.join(' ')} }`;
}

type Naming = { readonly prefix: string; readonly clashing: ReadonlySet<string> };

/** Two members of a union may name two kinds of things alike: a prefix tells them apart. */
function selectionOf(type: GraphQLObjectType, depth: number, naming?: Naming): string {
  const told = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    const isClashing = naming?.clashing.has(field.name) === true;
    const asked = isClashing ? `${naming?.prefix}_${field.name}: ${field.name}` : field.name;
    if (isLeafType(named)) return [asked];
    const isOpened = depth > 0 && isObjectType(named) && isStaffType(named);
    return [`${asked} ${isOpened ? selectionOf(named, depth - 1) : '{ __typename }'}`];
  });
  return `{ __typename ${told.join(' ')} }`;
}
