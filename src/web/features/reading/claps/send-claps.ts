import { clapMessages } from '#shared/messages/claps.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { ClapCatalogDocument } from '#web/generated/ClapCatalog.ts';
import { ClapPostDocument } from '#web/generated/ClapPost.ts';
import { ClapPostResponseDocument } from '#web/generated/ClapPostResponse.ts';
import type { ClapAnswer } from './clap-batch.ts';

/** What is clapped for. */
export type Clappable = { readonly kind: 'story' | 'response' | 'list'; readonly id: string };

const documents = { story: ClapPostDocument, response: ClapPostResponseDocument, list: ClapCatalogDocument } as const;
const paths = { story: 'p', response: 'response', list: 'catalog' } as const;

/** Sends the viewer's claps; the answer comes into the graph's cache too. */
export async function sendClaps(graph: Graph, { kind, id }: Clappable, clapCount: number): Promise<ClapAnswer> {
  try {
    const data: unknown = await graph.mutate(documents[kind], { variables: { targetId: id, clapCount } });
    const result: unknown = Object.values(data as object)[0];
    return isRefusal(result) ? { ok: false, message: result.message } : { ok: true };
  } catch {
    return { ok: false, message: clapMessages.notSaved };
  }
}

/** The same from a page that goes away: the browser sends it to its end, and nobody reads the answer. */
export function sendClapsLate({ kind, id }: Clappable, clapCount: number): void {
  void fetch(`/_/vote/${paths[kind]}/${id}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': pageXsrfToken().known() ?? '',
    },
    body: JSON.stringify({ clapCount }),
  }).catch(() => undefined);
}

function isRefusal(result: unknown): result is { readonly message: string } {
  return typeof result === 'object' && result !== null && 'message' in result && typeof result.message === 'string';
}
