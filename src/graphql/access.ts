import { type ConstDirectiveNode, type GraphQLField, type GraphQLObjectType, Kind } from 'graphql';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { GraphContext } from './graph-context.ts';
import { UserFault } from './user-fault.ts';

export type AccessRule = 'ANYONE' | 'SIGNED_IN';

/** The rule that `@access(to: …)` declares, or nothing. */
export function declaredAccess(directives: readonly ConstDirectiveNode[] | undefined): AccessRule | undefined {
  const argument = directives?.find(({ name }) => name.value === 'access')?.arguments?.[0]?.value;
  if (argument?.kind !== Kind.ENUM) return undefined;
  return argument.value === 'ANYONE' || argument.value === 'SIGNED_IN' ? argument.value : undefined;
}

/**
 * Default deny: guards the fields of a type by its rule, and those of Query and Mutation by their own.
 * What declares nothing is refused to everyone.
 */
export function guardFields(type: GraphQLObjectType): void {
  const isRoot = type.name === 'Query' || type.name === 'Mutation';
  const nodes = [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? []);
  const ofType = declaredAccess(nodes);
  for (const field of Object.values(type.getFields())) {
    const rule = declaredAccess(field.astNode?.directives) ?? (isRoot ? undefined : ofType);
    if (rule !== 'ANYONE') guard(field, rule);
  }
}

function guard(field: GraphQLField<unknown, GraphContext>, rule: AccessRule | undefined): void {
  const inner = field.resolve;
  field.resolve = (source, fieldArguments, context, info) => {
    const isAllowed = rule === 'SIGNED_IN' && context.viewer !== null;
    if (!isAllowed) throw new UserFault(graphErrorMessages.forbidden, 'FORBIDDEN');
    if (inner) return inner(source, fieldArguments, context, info);
    return (source as Readonly<Record<string, unknown>>)[field.name];
  };
}
