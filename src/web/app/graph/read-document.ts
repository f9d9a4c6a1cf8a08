import type { AnyDocument } from './graph-context.ts';

const TOKENS = /\.\.\.|[!$():=@[\]{}]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\w+/g;

/**
 * The syntax tree of a trusted document from its text: only what the build writes, which is valid and
 * without comments, so it needs neither positions nor errors.
 */
export function readDocument(text: string, documentId: string): AnyDocument {
  const tokens = text.match(TOKENS) ?? [];
  let at = 0;
  const peek = () => tokens[at] ?? '';
  const take = () => tokens[at++] ?? '';
  const accept = (token: string) => peek() === token && take() === token;
  const name = () => ({ kind: 'Name', value: take() });
  const until = <Item>(end: string, read: () => Item): Item[] => {
    const items: Item[] = [];
    while (!accept(end)) items.push(read());
    return items;
  };
  const listed = <Item>(open: string, end: string, read: () => Item) => (accept(open) ? until(end, read) : []);
  const variable = () => (take(), { kind: 'Variable', name: name() });

  function value(): unknown {
    const token = peek();
    if (token === '$') return variable();
    if (accept('[')) return { kind: 'ListValue', values: until(']', value) };
    if (accept('{')) return { kind: 'ObjectValue', fields: until('}', () => named('ObjectField')) };
    take();
    if (token.startsWith('"')) return { kind: 'StringValue', value: JSON.parse(token), block: false };
    if (/^-?\d/.test(token)) return { kind: /[.eE]/.test(token) ? 'FloatValue' : 'IntValue', value: token };
    if (token === 'true' || token === 'false') return { kind: 'BooleanValue', value: token === 'true' };
    return token === 'null' ? { kind: 'NullValue' } : { kind: 'EnumValue', value: token };
  }
  // In the shortest text a colon stands between the name and the value.
  const named = (kind: string) => ({ kind, name: name(), value: (accept(':'), value()) });
  const givenArguments = () => listed('(', ')', () => named('Argument'));
  const directives = () => {
    const found: unknown[] = [];
    while (accept('@')) found.push({ kind: 'Directive', name: name(), arguments: givenArguments() });
    return found;
  };
  function type(): unknown {
    const inner = accept('[') ? { kind: 'ListType', type: type() } : { kind: 'NamedType', name: name() };
    if (inner.kind === 'ListType') accept(']');
    return accept('!') ? { kind: 'NonNullType', type: inner } : inner;
  }
  const selectionSet = (): unknown => ({ kind: 'SelectionSet', selections: listed('{', '}', selection) });
  const condition = () => ({ kind: 'NamedType', name: name() });

  function selection(): unknown {
    if (accept('...')) {
      const isInline = peek() === '{' || peek() === '@' || accept('on');
      if (!isInline) return { kind: 'FragmentSpread', name: name(), directives: directives() };
      const typeCondition = peek() === '{' || peek() === '@' ? undefined : condition();
      return { kind: 'InlineFragment', typeCondition, directives: directives(), selectionSet: selectionSet() };
    }
    const first = name();
    const isAlias = accept(':');
    return {
      kind: 'Field',
      alias: isAlias ? first : undefined,
      name: isAlias ? name() : first,
      arguments: givenArguments(),
      directives: directives(),
      selectionSet: peek() === '{' ? selectionSet() : undefined,
    };
  }

  function definition(): unknown {
    const keyword = take();
    const own = name();
    if (keyword === 'fragment') {
      take();
      const typeCondition = condition();
      const rest = { directives: directives(), selectionSet: selectionSet() };
      return { kind: 'FragmentDefinition', name: own, typeCondition, ...rest };
    }
    const variableDefinitions = listed('(', ')', () => ({
      kind: 'VariableDefinition',
      variable: variable(),
      type: (accept(':'), type()),
      defaultValue: accept('=') ? value() : undefined,
      directives: directives(),
    }));
    const rest = { directives: directives(), selectionSet: selectionSet() };
    return { kind: 'OperationDefinition', operation: keyword, name: own, variableDefinitions, ...rest };
  }

  const definitions: unknown[] = [];
  while (at < tokens.length) definitions.push(definition());
  return { kind: 'Document', definitions, documentId } as unknown as AnyDocument;
}
