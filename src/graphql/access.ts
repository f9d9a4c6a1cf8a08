import {
  type ConstDirectiveNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  Kind,
} from 'graphql';
import { isScope, type Scope } from '#shared/identity/scopes.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { impersonationMessages } from '#shared/messages/impersonations.ts';
import { mayChangeAtRest, mayReadAtRest } from '#modules/ground/settings/site-rest.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { GraphContext } from './graph-context.ts';
import type { GraphRequest } from './graph-request.ts';
import { UserFault } from './user-fault.ts';

export type AccessRule = 'ANYONE' | 'SIGNED_IN' | 'STAFF';

/** What `@access(to: …, scope: …, whileSuspended: …, atRest: …, whileImpersonated: …)` says. */
export type Access = {
  readonly to: AccessRule;
  /** The scope that a limited viewer needs; without it, such a viewer is refused. */
  readonly scope: Scope | undefined;
  readonly whileSuspended: boolean;
  readonly atRest: boolean;
  /** Whether staff who view the site as someone can read what's for signed-in viewers. */
  readonly whileImpersonated: boolean;
};

/** The rule that a directive declares, or nothing. Throws for a scope that doesn't exist. */
export function declaredAccess(directives: readonly ConstDirectiveNode[] | undefined): Access | undefined {
  const given = directives?.find(({ name }) => name.value === 'access')?.arguments ?? [];
  const value = (name: string) => given.find((one) => one.name.value === name)?.value;
  const [to, scope] = [value('to'), value('scope')];
  const isTrue = (name: string) => {
    const flag = value(name);
    return flag?.kind === Kind.BOOLEAN && flag.value;
  };
  if (to?.kind !== Kind.ENUM) return undefined;
  if (to.value !== 'ANYONE' && to.value !== 'SIGNED_IN' && to.value !== 'STAFF') return undefined;
  return {
    to: to.value,
    scope: scope?.kind === Kind.STRING ? readScope(scope.value) : undefined,
    whileSuspended: isTrue('whileSuspended'),
    atRest: isTrue('atRest'),
    whileImpersonated: isTrue('whileImpersonated'),
  };
}

function readScope(text: string): Scope {
  if (isScope(text)) return text;
  throw new Error(`The schema asks for the scope ${text}, which there is not.`);
}

/**
 * Default deny: guards the fields of a type by its rule, and those of Query and Mutation by their own.
 * What declares nothing is refused to everyone; a mutation that declares no scope, to bearer tokens.
 */
export function guardFields(type: GraphQLObjectType): void {
  const isMutation = type.name === 'Mutation';
  const isRoot = type.name === 'Query' || isMutation;
  const nodes = [type.astNode, ...type.extensionASTNodes].flatMap((node) => node?.directives ?? []);
  const ofType = declaredAccess(nodes);
  for (const field of Object.values(type.getFields())) {
    const access = declaredAccess(field.astNode?.directives) ?? (isRoot ? undefined : ofType);
    if (access?.to !== 'ANYONE' || isRoot || leadsOn(type, field)) guard(field, access, type.name);
  }
}

/** Pages that stay open during maintenance need these types: they say who or what something is, but lead to nothing else. */
const MET_AT_REST: ReadonlySet<string> = new Set(['User', 'Collection', 'Newsletter']);

/** Fields that lead from them to everything else: what someone wrote, who they follow, a newsletter's past issues. */
function leadsOn(type: GraphQLObjectType, field: GraphQLField<unknown, GraphContext>): boolean {
  return MET_AT_REST.has(type.name) && !isLeafType(getNamedType(field.type));
}

/** Whether a viewer may read a field, or run a mutation. */
export function mayPass(access: Access | undefined, viewer: Viewer | null, isMutation: boolean): boolean {
  if (access === undefined) return false;
  if (viewer === null) return access.to === 'ANYONE';
  if (viewer.isImpersonated === true) return !isMutation && (access.to === 'ANYONE' || access.whileImpersonated);
  const isLimited = isMutation || access.to !== 'ANYONE';
  if (isLimited && viewer.scopes !== 'all' && (access.scope === undefined || !viewer.scopes.has(access.scope)))
    return false;
  if (isMutation && viewer.isSuspended && !access.whileSuspended) return false;
  return access.to !== 'STAFF' || (viewer.roles.size > 0 && !viewer.isSuspended);
}

/** Someone who'd pass if they weren't suspended is told so, and what they can still do (rule 144). */
function whyRefused(access: Access | undefined, viewer: Viewer | null, isMutation: boolean): string {
  if (viewer?.isImpersonated === true && isMutation) return impersonationMessages.refused;
  const isForSuspension =
    viewer?.isSuspended === true && mayPass(access, { ...viewer, isSuspended: false }, isMutation);
  return isForSuspension ? graphErrorMessages.suspended : graphErrorMessages.forbidden;
}

/** At rest, only the people who can end it change anything, and during maintenance only staff can read (rules 253 and 254). */
function mustBeOpen(rest: GraphRequest['rest'], viewer: Viewer | null, isMutation: boolean): void {
  if (!rest || (!isMutation && rest.mode === 'READ_ONLY')) return;
  if (!(isMutation ? mayChangeAtRest(viewer) : mayReadAtRest(viewer))) throw new UserFault(rest.text, 'SITE_AT_REST');
}

function guard(field: GraphQLField<unknown, GraphContext>, access: Access | undefined, typeName: string): void {
  const inner = field.resolve;
  const isMutation = typeName === 'Mutation';
  const rests = (isMutation || typeName === 'Query' || MET_AT_REST.has(typeName)) && access?.atRest !== true;
  field.resolve = (source, fieldArguments, context, info) => {
    const { viewer, request } = context;
    if (!mayPass(access, viewer, isMutation)) {
      throw new UserFault(whyRefused(access, viewer, isMutation), 'FORBIDDEN');
    }
    if (rests) mustBeOpen(request.rest, viewer, isMutation);
    if (inner) return inner(source, fieldArguments, context, info);
    return (source as Readonly<Record<string, unknown>>)[field.name];
  };
}
