import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { SuggestionSource } from './suggestion.ts';

/** What the writer is looking for, and where it stands in the text. */
export type SuggestionRequest = {
  readonly source: SuggestionSource;
  readonly from: number;
  readonly to: number;
  readonly query: string;
  /** Opened by a button: what is typed behind the cursor is sought, without a sign before it. */
  readonly isSignless: boolean;
};

type State = { readonly request: SuggestionRequest | null; readonly dismissedAt: number | null };
type Order = { readonly open: SuggestionSource } | { readonly close: true };

export const suggestionKey = new PluginKey<State>('suggestions');
const LONGEST_QUERY = 40;
/** A list opens while its first letters are typed, not when the cursor comes by later. */
const FIRST_LETTERS = 2;

export const closed: State = { request: null, dismissedAt: null };

/** The next request after a change. */
export function nextRequest(
  tr: Transaction,
  before: State,
  after: EditorState,
  sources: readonly SuggestionSource[],
): State {
  const order = tr.getMeta(suggestionKey) as Order | undefined;
  const { from, empty, $from } = after.selection;
  if (order !== undefined && 'close' in order) return { request: null, dismissedAt: before.request?.from ?? null };
  if (order !== undefined)
    return { request: { source: order.open, from, to: from, query: '', isSignless: true }, dismissedAt: null };
  if (!tr.docChanged && !tr.selectionSet) return before;
  if (!empty || !$from.parent.isTextblock) return closed;
  const dismissedAt = before.dismissedAt === null ? null : tr.mapping.map(before.dismissedAt, -1);
  const start = before.request === null ? null : tr.mapping.map(before.request.from, -1);
  if (before.request?.isSignless === true && start !== null) return continueSignless(before.request, start, after);
  const found = findRequest(after, sources);
  if (found === null) return closed;
  if (found.from === dismissedAt) return { request: null, dismissedAt };
  const isGoingOn = start === found.from;
  const isBegun = tr.docChanged && isTyped(tr) && found.query.length <= FIRST_LETTERS;
  return { request: isGoingOn || isBegun ? found : null, dismissedAt: null };
}

function continueSignless(request: SuggestionRequest, start: number, after: EditorState): State {
  const { from, $from } = after.selection;
  if (from < start || start < $from.start()) return closed;
  const query = after.doc.textBetween(start, from, ' ', '\ufffc');
  const isQuery = query.length <= LONGEST_QUERY && !query.startsWith(' ');
  return isQuery ? { request: { ...request, from: start, to: from, query }, dismissedAt: null } : closed;
}

function findRequest(state: EditorState, sources: readonly SuggestionSource[]): SuggestionRequest | null {
  const { $from, from } = state.selection;
  if ($from.parent.type.spec.code === true) return null;
  const start = Math.max(0, $from.parentOffset - LONGEST_QUERY);
  const text = $from.parent.textBetween(start, $from.parentOffset, null, '\ufffc');
  for (const source of sources) {
    const match = source.pattern.exec(text);
    if (match === null || source.isAllowed?.(state) === false) continue;
    return { source, from: from - match[0].length, to: from, query: match[1] ?? '', isSignless: false };
  }
  return null;
}

function isTyped(tr: Transaction): boolean {
  return tr.getMeta('paste') !== true && tr.getMeta('history$') === undefined && tr.getMeta('uiEvent') === undefined;
}
