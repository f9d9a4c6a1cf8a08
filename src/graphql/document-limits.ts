import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
} from 'graphql';
import { repliesShown } from '#shared/responses/response-rules.ts';
import { DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE } from '#modules/ground/paging.ts';

/**
 * What one text that is not ours may ask (rule 147 for depth and cost; the others are our own judgement). Spreads
 * and pairs of fields with one name are what validation costs by: the most that one of our own documents has is 20 and 863.
 */
export const documentLimits = {
  depth: 12,
  cost: 5_000,
  fields: 500,
  aliases: 30,
  directives: 30,
  spreads: 60,
  pairs: 2_000,
  characters: 20_000,
};

/** Tokens of a text; more for signed-in viewers, since we know who they are. */
export const mostTokens = { stranger: 1_000, member: 2_000 };

/** How an operation measures, with its fragments written out; `__typename` counts as a field. */
export type Measure = { depth: number; cost: number; fields: number; aliases: number; directives: number };

/** Lists without paging are short by nature: tags, authors, sections. */
const UNPAGED_LENGTH = 5;
const nothing: Measure = { depth: 0, cost: 0, fields: 0, aliases: 0, directives: 0 };

/**
 * Measures an operation of a valid document. A field of an object costs 1 and what is in it; a list
 * multiplies by the limit that it is asked with.
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Measure>();

  const ofSet = (set: SelectionSetNode, type: GraphQLCompositeType | undefined, pageSize: number): Measure => {
    let total = nothing;
    for (const selection of set.selections) {
      const directives = selection.directives?.length ?? 0;
      let part = nothing;
      if (selection.kind === Kind.FIELD) part = ofField(selection, type, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        part = ofSet(selection.selectionSet, named(selection.typeCondition?.name.value) ?? type, pageSize);
      } else part = ofFragment(selection.name.value, pageSize);
      total = add(total, { ...part, directives: part.directives + directives });
    }
    return total;
  };

  const ofFragment = (name: string, pageSize: number): Measure => {
    const key = `${name} ${pageSize}`;
    const fragment = fragments.get(name);
    const measured = known.get(key);
    if (measured !== undefined || fragment === undefined) return measured ?? nothing;
    const measure = ofSet(fragment.selectionSet, named(fragment.typeCondition.name.value), pageSize);
    known.set(key, measure);
    return measure;
  };

  const ofField = (node: FieldNode, type: GraphQLCompositeType | undefined, pageSize: number): Measure => {
    const own: Measure = { ...nothing, depth: 1, fields: 1, aliases: node.alias ? 1 : 0 };
    const hasFields = type !== undefined && (isObjectType(type) || isInterfaceType(type));
    const field = hasFields ? type.getFields()[node.name.value] : undefined;
    const fieldType = field && getNamedType(field.type);
    if (!node.selectionSet || field === undefined || !isCompositeType(fieldType)) return own;
    const inside = ofSet(node.selectionSet, fieldType, askedPageSize(node, variables) ?? pageSize);
    const length = !isListType(getNullableType(field.type))
      ? 1
      : node.name.value === 'items'
        ? pageSize
        : UNPAGED_LENGTH;
    return add(own, { ...inside, depth: 0, cost: length * (1 + inside.cost) }, inside.depth);
  };

  const named = (name: string | undefined): GraphQLCompositeType | undefined => {
    const type = name === undefined ? undefined : schema.getType(name);
    return type && isCompositeType(type) ? type : undefined;
  };
  const root = schema.getRootType(operation.operation);
  return ofSet(operation.selectionSet, root ?? undefined, DEFAULT_PAGE_SIZE);
}

function add(left: Measure, right: Measure, deeper = 0): Measure {
  return {
    depth: Math.max(left.depth + deeper, right.depth),
    cost: left.cost + right.cost,
    fields: left.fields + right.fields,
    aliases: left.aliases + right.aliases,
    directives: left.directives + right.directives,
  };
}

/** How many items a list is asked for, by its `paging` or, in a thread, its `page`; undefined if it has neither. */
function askedPageSize(node: FieldNode, variables: Readonly<Record<string, unknown>>): number | undefined {
  const argument = (wanted: string) => node.arguments?.find(({ name }) => name.value === wanted)?.value;
  const [paging, page] = [argument('paging'), argument('page')];
  if (paging !== undefined) return askedLimit(paging, variables);
  if (page === undefined) return undefined;
  const number = valueOf(page, variables);
  return clampSize(typeof number === 'number' ? repliesShown(number) : MOST_PAGE_SIZE);
}

/** The limit of a `paging` argument, or the default where it names none. */
function askedLimit(paging: ValueNode, variables: Readonly<Record<string, unknown>>): number {
  if (paging.kind === Kind.VARIABLE) {
    const given = variables[paging.name.value];
    return clampSize(typeof given === 'object' && given !== null && 'limit' in given ? given.limit : undefined);
  }
  const limit =
    paging.kind === Kind.OBJECT ? paging.fields.find(({ name }) => name.value === 'limit')?.value : undefined;
  return clampSize(limit && valueOf(limit, variables));
}

/** A whole number written out or given; undefined for anything else. */
function valueOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  return node.kind === Kind.INT ? Number(node.value) : undefined;
}

function clampSize(limit: unknown): number {
  if (limit === undefined || limit === null) return DEFAULT_PAGE_SIZE;
  return typeof limit === 'number' ? Math.min(Math.max(limit, 1), MOST_PAGE_SIZE) : MOST_PAGE_SIZE;
}
