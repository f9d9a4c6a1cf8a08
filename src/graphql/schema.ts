import {
  type GraphQLSchema,
  type GraphQLUnionType,
  buildASTSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  parse,
} from 'graphql';
import { guardFields } from './access.ts';
import { resolverParts, unsaidMembers } from './generated/resolver-parts.ts';
import { schemaText } from './generated/schema-text.ts';
import { completeScalar } from './scalars.ts';

type TypeResolvers = Readonly<Record<string, unknown>>;

/** The schema that runs: every part joined, with its resolvers, guarded by the access rules. */
export function buildSchema(): GraphQLSchema {
  // The generator has checked what it wrote.
  const schema = buildASTSchema(parse(schemaText, { noLocation: true }), { assumeValidSDL: true });
  const resolvers = joinResolvers();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    const own = resolvers.get(type.name) ?? {};
    resolvers.delete(type.name);
    if (isScalarType(type)) completeScalar(type);
    if (isUnionType(type)) type.resolveType = memberOf(type);
    if ((isUnionType(type) || isInterfaceType(type)) && '__resolveType' in own) {
      type.resolveType = own['__resolveType'] as typeof type.resolveType;
    }
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    for (const [name, resolve] of Object.entries(own)) {
      const field = fields[name];
      if (field === undefined) throw new Error(`There is a resolver for ${type.name}.${name}, which the schema lacks.`);
      // `satisfies Resolvers` has proved the type of each, beside the resolver itself.
      field.resolve = resolve as typeof field.resolve;
    }
    guardFields(type);
  }
  const unknown = [...resolvers.keys()];
  if (unknown.length > 0) throw new Error(`There are resolvers for ${unknown.join(', ')}, which the schema lacks.`);
  return schema;
}

/** Which member of a union a value is: it says so in `type`, unless it is the only one with a type of its own. */
function memberOf(union: GraphQLUnionType): (source: unknown) => string | undefined {
  const names = new Set(union.getTypes().map(({ name }) => name));
  return (source) => {
    const { type } = source as { readonly type?: unknown };
    return typeof type === 'string' && names.has(type) ? type : unsaidMembers[union.name];
  };
}

function joinResolvers(): Map<string, TypeResolvers> {
  const joined = new Map<string, TypeResolvers>();
  for (const part of resolverParts) {
    for (const [type, own] of Object.entries(part)) joined.set(type, Object.assign(joined.get(type) ?? {}, own));
  }
  return joined;
}
