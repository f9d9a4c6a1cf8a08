import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Graph, GraphContext } from './graph-context.ts';
import type { TypedDocument } from './typed-document.ts';
import { useMutation } from './use-mutation.ts';

type Change = TypedDocument<{ readonly done: boolean }, { readonly id: string }>;
const change = { kind: 'Document', definitions: [], documentId: 'change' } as unknown as Change;

/** The hook as a component is given it, over a graph that answers by `mutate`. */
function hookOver(
  mutate: Graph['mutate'],
): ReturnType<typeof useMutation<{ readonly done: boolean }, { readonly id: string }>> {
  const seen: ReturnType<typeof hookOver>[] = [];
  const Button = (): null => {
    seen.push(useMutation(change));
    return null;
  };
  const graph = { mutate } as Graph;
  renderToString(createElement(GraphContext, { value: graph }, createElement(Button)));
  const [hook] = seen;
  if (hook === undefined) throw new Error('The component was not drawn');
  return hook;
}

test('nothing runs until it is told to', () => {
  const [, state] = hookOver(() => Promise.reject(new Error('too early')));
  expect(state).toEqual({ isRunning: false, data: undefined, error: undefined });
});

test('a change answers with what came, or with what went wrong, and never throws', async () => {
  const given: unknown[] = [];
  const [run] = hookOver((document, options) => {
    given.push(document, options.variables);
    return Promise.resolve({ done: true });
  });
  expect(await run({ id: '1' })).toEqual({ data: { done: true }, error: undefined });
  expect(given).toEqual([change, { id: '1' }]);
  const [fail] = hookOver(() => Promise.reject(new Error('away')));
  expect(await fail({ id: '1' })).toEqual({ data: undefined, error: new Error('away') });
});
