import { clapMessages } from '#shared/messages/claps.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { ClapCatalogDocument } from '#web/generated/ClapCatalog.ts';
import { ClapPostDocument } from '#web/generated/ClapPost.ts';
import { ClapPostResponseDocument } from '#web/generated/ClapPostResponse.ts';
import type { ClapAnswer } from './clap-batch.ts';

/** What is clapped for. */
export type Clappable = { readonly kind: 'story' | 'response' | 'list'; readonly id: string };

const paths = { story: 'p', response: 'response', list: 'catalog' } as const;

const SAID = { failed: clapMessages.notSaved };

/** Sends the viewer's claps; the answer comes into the graph's cache too. */
export async function sendClaps(graph: Graph, clappable: Clappable, clapCount: number): Promise<ClapAnswer> {
  const { failure } = await send(graph, clappable, clapCount);
  return failure === undefined ? { ok: true } : { ok: false, message: failure.message };
}

function send(graph: Graph, { kind, id: targetId }: Clappable, clapCount: number) {
  switch (kind) {
    case 'story':
      return sendChange(graph, ClapPostDocument, { targetId, clapCount }, SAID);
    case 'response':
      return sendChange(graph, ClapPostResponseDocument, { targetId, clapCount }, SAID);
    case 'list':
      return sendChange(graph, ClapCatalogDocument, { targetId, clapCount }, SAID);
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
