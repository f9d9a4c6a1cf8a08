import { parse } from 'graphql';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { changeMessages } from '#shared/messages/changes.ts';
import { SessionEnded } from './explain-failure.ts';
import type { Graph } from './graph-context.ts';
import { sendChange } from './send-change.ts';
import type { TypedDocument } from './typed-document.ts';

type Answer =
  | { readonly __typename: 'Post'; readonly id: string }
  | { readonly __typename: 'RateLimited'; readonly message: string; readonly retryAfter: number }
  | { readonly __typename: 'NotFound'; readonly message: string };
type ClapPost = TypedDocument<{ readonly clapPost: Answer }, { readonly targetId: string }>;

const clapPost: ClapPost = { ...parse('mutation ClapPost { clapPost { id } }'), documentId: 'clap' };

/** A graph that answers every change so, or throws what is an error. */
function graphOf(answer: unknown): { readonly graph: Pick<Graph, 'mutate'>; readonly sent: unknown[] } {
  const sent: unknown[] = [];
  const mutate = (_document: unknown, options: unknown) => {
    sent.push(options);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, graph: { mutate: mutate as Graph['mutate'] } };
}

const failing = (code: string, message: string) =>
  Object.assign(new Error('of Apollo'), { errors: [{ message, extensions: { code } }] });

afterEach(() => vi.unstubAllGlobals());

test('what was made comes back narrowed to it, and the assumed answer goes by the name of the field', async () => {
  const { graph, sent } = graphOf({ clapPost: { __typename: 'Post', id: 'p1' } });
  const assumed = { __typename: 'Post', id: 'p1' } as const;
  const { done, failure } = await sendChange(graph, clapPost, { targetId: 'p1' }, { assumed });
  expect(failure).toBeUndefined();
  expect(done?.id).toBe('p1');
  expectTypeOf(done).toEqualTypeOf<Extract<Answer, { __typename: 'Post' }> | undefined>();
  expect(sent).toEqual([{ variables: { targetId: 'p1' }, optimisticResponse: { clapPost: assumed } }]);
});

test('a refusal of the union is one failure, to be narrowed by its type without a cast', async () => {
  const { graph } = graphOf({ clapPost: { __typename: 'RateLimited', message: 'Later.', retryAfter: 9 } });
  const { done, failure } = await sendChange(graph, clapPost, { targetId: 'p1' });
  expect(done).toBeUndefined();
  expect(failure).toMatchObject({ kind: 'refused', message: 'Later.' });
  expect(failure?.refusal?.__typename === 'RateLimited' && failure.refusal.retryAfter).toBe(9);
});

test('variables and answer are those of the document', () => {
  const { graph } = graphOf({ clapPost: { __typename: 'Post', id: 'p1' } });
  const check = async () => {
    // @ts-expect-error: the document asks for another variable
    await sendChange(graph, clapPost, { postId: 'p1' });
    // @ts-expect-error: it answers no list
    await sendChange(graph, clapPost, { targetId: 'p1' }, { assumed: { __typename: 'Catalog', id: 'c1' } });
    const { done } = await sendChange(graph, clapPost, { targetId: 'p1' });
    // @ts-expect-error: undefined where it was refused
    return done.id;
  };
  expect(check).toBeTypeOf('function');
});

test.each([
  ['denied', failing('FORBIDDEN', 'Your account is suspended.'), 'Your account is suspended.'],
  ['denied', failing('BAD_REQUEST', 'No such text.'), 'No such text.'],
  ['stepUp', failing('STEP_UP_NEEDED', 'Sign in again.'), 'Sign in again.'],
  ['tooOften', failing('RATE_LIMITED', 'In a minute.'), 'In a minute.'],
  ['tooOften', Object.assign(new Error('429'), { statusCode: 429 }), changeMessages.tooOften],
  ['signedOut', new SessionEnded(), changeMessages.signedOut],
  ['unexpected', failing('INTERNAL', 'The request was r1.'), 'Not saved.'],
  ['unexpected', new Error('Failed to fetch'), 'Not saved.'],
])('a change without an answer fails with a sentence: %s', async (kind, thrown, message) => {
  vi.stubGlobal('navigator', { onLine: true });
  const { graph } = graphOf(thrown);
  const { done, failure } = await sendChange(graph, clapPost, { targetId: 'p1' }, { failed: 'Not saved.' });
  expect(done).toBeUndefined();
  expect(failure).toEqual({ kind, message });
});

test('a network that is away says so, whatever the change is called', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { graph } = graphOf(new Error('Failed to fetch'));
  const { failure } = await sendChange(graph, clapPost, { targetId: 'p1' }, { failed: 'Not saved.' });
  expect(failure).toEqual({ kind: 'offline', message: changeMessages.offline });
});

test('an answer of nothing is a failure', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { failure } = await sendChange(graphOf({ clapPost: null }).graph, clapPost, { targetId: 'p1' });
  expect(failure?.kind).toBe('unexpected');
});
