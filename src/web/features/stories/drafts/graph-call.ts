import { draftSavingMessages as messages } from '#shared/messages/draft-saving.ts';
import { documentBody, FORGED, xsrfHeaders } from '#web/app/graph/guarded-request.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { createXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

/** What came of one operation. Nothing is thrown. */
export type CallAnswer<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  /** The sentence of the server, undefined where it gave none. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'signedOut' }
  /** With the sentence of a server that is there and saves nothing for now. */
  | { readonly kind: 'unreachable'; readonly message?: string | undefined };

export type CallGraph = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  isLeaving?: boolean,
) => Promise<CallAnswer<Data>>;

export type CallMeans = {
  readonly graphqlUri: string;
  /** The token of the page. */
  readonly xsrf: string | null;
  /** Who writes: the words of one person are never sent in the name of another. */
  readonly personId: string;
  readonly send?: typeof fetch;
};

type Body = { readonly data?: unknown; readonly errors?: readonly GraphError[] };
type GraphError = { readonly message?: string; readonly extensions?: { readonly code?: string } };

const TOO_LARGE = 413;
const UNAVAILABLE = 503;
/** What browsers send from a page that is gone, in bytes; more is not sent at all. */
const MOST_LEAVING = 60_000;
/** Own judgement: an answer that takes longer, in milliseconds, will not come; asking again tells what became of it. */
const LONGEST_ANSWER = 20_000;

/**
 * Runs trusted documents by plain requests, without the 50 KB of the graph client: a save needs no cache, has to
 * outlive its page, and is tried again by whoever sent it.
 */
export function createGraphCall({ graphqlUri, xsrf, personId, send = fetch }: CallMeans): CallGraph {
  // Not the one of the page: what others learn of a new session must not pass for the leave of this person.
  const token = createXsrfToken(xsrf, send);

  async function post(body: string, isLeaving: boolean): Promise<Response> {
    return send(graphqlUri, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...xsrfHeaders(token) },
      credentials: 'same-origin',
      keepalive: isLeaving && body.length <= MOST_LEAVING,
      signal: isLeaving ? null : AbortSignal.timeout(LONGEST_ANSWER),
    });
  }

  async function isStillHere(): Promise<boolean> {
    const response = await post(documentBody(ViewerQueryDocument, {}), false);
    const { data } = (await response.json()) as {
      readonly data?: { readonly viewer?: { readonly id: string } | null };
    };
    return data?.viewer?.id === personId;
  }

  return async (document, variables, isLeaving = false) => {
    const body = documentBody(document, variables);
    try {
      let response = await post(body, isLeaving);
      if (response.status === FORGED) {
        // Somebody signed in or out in another window since the page was made.
        if (!(await isStillHere())) return { kind: 'signedOut' };
        await token.renew();
        response = await post(body, isLeaving);
      }
      if (response.status === TOO_LARGE) return { kind: 'refused', message: undefined };
      if (response.status === UNAVAILABLE) return { kind: 'unreachable', message: messages.unavailable };
      if (!response.ok) return { kind: 'unreachable' };
      const { data, errors } = (await response.json()) as Body;
      if (data !== undefined && data !== null) return { kind: 'data', data: data as never };
      const refusal = errors?.find(({ extensions }) => isRefusal(extensions?.code));
      const rest = errors?.find(({ extensions }) => savesLater(extensions?.code));
      if (refusal === undefined) return { kind: 'unreachable', message: rest?.message };
      return (await isStillHere()) ? { kind: 'refused', message: refusal.message } : { kind: 'signedOut' };
    } catch {
      return { kind: 'unreachable' };
    }
  };
}

/** The operator works on the site, its disk is full, or its database is away (rules 249 and 253). */
function savesLater(code: string | undefined): boolean {
  return code === 'SITE_AT_REST' || code === 'UNAVAILABLE';
}

function isRefusal(code: string | undefined): boolean {
  return code === 'FORBIDDEN' || code === 'BAD_REQUEST';
}
