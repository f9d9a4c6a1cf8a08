import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { operationOf } from '#web/app/graph/field-key.ts';
import { RouterContext } from '#web/app/router/router-context.ts';
import { type Toast, toasts } from '#web/parts/toast/toast-queue.ts';

const NOTHING = { data: undefined, error: undefined, isLoading: false };

export type Stage = {
  readonly graph: Graph;
  /** Names of the changes that were sent, in their order. */
  readonly sent: string[];
  /** Where the reader was led to. */
  readonly visited: string[];
};

/** A graph that answers every change alike, or fails with what is an error, behind a window without anything in it. */
export function openStage(answer: object = { __typename: 'MutationSuccess' }): Stage {
  const sent: string[] = [];
  const visited: string[] = [];
  const mutate = (document: Parameters<typeof operationOf>[0]) => {
    sent.push(operationOf(document).name?.value ?? '');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ answer });
  };
  const graph: Graph = {
    keyOf: () => '',
    read: () => NOTHING,
    watch: () => () => undefined,
    refetch: () => undefined,
    load: () => Promise.resolve(NOTHING),
    mutate: mutate as Graph['mutate'],
  };
  const assign = (to: string) => void visited.push(to);
  const reload = () => void visited.push('reload');
  vi.stubGlobal('location', Object.assign(new URL('https://longhand.example/here'), { assign, reload }));
  vi.stubGlobal('document', { getElementById: () => null, querySelector: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', globalThis);
  return { graph, sent, visited };
}

/** What a hook gives a component that is drawn once, as the server draws it: its functions can be called afterwards. */
export function hookOn<Given>(
  { graph, visited }: Stage,
  useHook: () => Given,
  around: (inside: ReactNode) => ReactNode = (inside) => inside,
): Given {
  const given: Given[] = [];
  function Component() {
    given.push(useHook());
    return null;
  }
  const router = {
    route: undefined,
    path: '/',
    query: new URLSearchParams(),
    isPending: false,
    navigate: (to: string) => void visited.push(to),
  };
  renderToStaticMarkup(
    <GraphContext value={graph}>
      <RouterContext value={router}>{around(<Component />)}</RouterContext>
    </GraphContext>,
  );
  const [first] = given;
  if (first === undefined) throw new Error('Nothing was drawn.');
  return first;
}

/** The toast that is shown next, taken away. */
export async function nextToast(): Promise<Toast> {
  const toast = await vi.waitUntil(() => toasts.current(), { timeout: 20_000, interval: 5 });
  toasts.dismiss();
  return toast;
}
