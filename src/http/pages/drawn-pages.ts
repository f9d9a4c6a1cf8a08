import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type PageBody, pageBodyOf } from '#platform/page-cache/page-body.ts';
import type { PageRequest, PageResult } from '#shared/pages/page-contract.ts';
import { inlineHashes } from '../headers/content-policy.ts';

type Drawing = Extract<PageResult, { kind: 'page' }>;

/** A page as it was drawn: compressed once, and its inline texts by their hashes alone. */
export type DrawnPage = Omit<Drawing, 'html' | 'inlineScripts' | 'inlineStyles'> & {
  readonly body: PageBody;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** What comes of a request for a page. */
export type PageOutcome = DrawnPage | Extract<PageResult, { kind: 'redirect' }>;

type Draw = (isDrawn: NonNullable<PageRequest['isDrawn']>) => Promise<PageResult>;

/** Bytes, in each web process: some two thousand pages. */
const MOST_BYTES = 32_000_000;
/** What a page takes beside its body, which is about a fourth of its text in each of two encodings. Bytes. */
const OVERHEAD = 1_500;
const sizeOf = (html: string): number => Math.ceil(Buffer.byteLength(html) * 0.5) + OVERHEAD;
const MOST_SEEN = 10_000;

/**
 * Pages by all that they were drawn from (decision 0132). Each request asks the graph as before; where the answers are
 * those of an earlier page, that page is sent again and neither drawn nor compressed. So nothing has to be told that
 * something changed: it is then another page. Only what is asked for a second time is kept, so that a robot which reads
 * everything once pushes nothing out; those longest unread go first.
 */
export function createDrawnPages(): (draw: Draw) => Promise<PageOutcome> {
  const pages = new LRUCache<string, DrawnPage>({ maxSize: MOST_BYTES });
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });

  return async (draw) => {
    const asked: { name?: string; page?: DrawnPage } = {};
    const result = await draw((inputs) => {
      asked.name = hash('sha256', inputs, 'base64');
      asked.page = pages.get(asked.name);
      return asked.page !== undefined;
    });
    switch (result.kind) {
      case 'redirect':
        return result;
      case 'drawn':
        if (asked.page === undefined) throw new Error('A page was taken for drawn that is not there');
        return asked.page;
      case 'page': {
        const page = packDrawing(result);
        if (asked.name === undefined) return page;
        if (!seen.has(asked.name)) {
          seen.set(asked.name, true);
          return page;
        }
        // Who asks for no compression would leave the whole text here.
        await page.body.forOne('br');
        pages.set(asked.name, page, { size: sizeOf(result.html) });
        return page;
      }
    }
  };
}

/** A drawing as it is sent. */
export function packDrawing({ html, inlineScripts, inlineStyles, ...page }: Drawing): DrawnPage {
  return {
    ...page,
    body: pageBodyOf(html),
    scriptHashes: inlineHashes(inlineScripts),
    styleHashes: inlineHashes(inlineStyles),
  };
}
