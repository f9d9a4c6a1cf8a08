import { webPageMessages } from '#shared/messages/web-pages.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { fetchElsewhere, type NothingCame } from './fetch-elsewhere.ts';
import { type PageHeadFacts, readPageHead } from './read-page-head.ts';

export type LinkPreview = PageHeadFacts & { readonly type: 'LinkPreview'; readonly url: string };

const MOST_BYTES = 2 * 1_024 * 1_024;

/** What a card that leads to a page elsewhere would say (MIXTAPE_EMBED). */
export async function readLinkPreview(context: CommandContext, address: string): Promise<LinkPreview | NothingCame> {
  const wanted = { url: address, accept: 'text/html,application/xhtml+xml', mostBytes: MOST_BYTES };
  const found = await fetchElsewhere(context, wanted);
  if ('type' in found) return found;
  const type = found.answer.headers.get('content-type') ?? '';
  if (!/html/i.test(type)) return badRequest(webPageMessages.noPage);
  const facts = readPageHead(await found.answer.text(), found.url);
  return { type: 'LinkPreview', url: found.url, ...facts };
}
