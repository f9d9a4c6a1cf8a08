import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** A thing that there is not. */
const NOTHING = '"000000000000"';

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'false',
  Float: '1',
  ID: NOTHING,
  Int: '1',
  Json: '"{}"',
  Url: '"https://nobody.example/"',
  Colour: '"#00000000"',
  String: '"none"',
  Timestamp: '1795000000000',
};

/** A value of a type, as it stands in a document, that leads to nothing which is there. */
export function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const value = SCALARS[type.name];
  if (value === undefined) throw new Error(`There is no harmless value of ${type.name} yet.`);
  return value;
}
