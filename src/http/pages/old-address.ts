import type { RouteMatch } from '#shared/routes/match-route.ts';
import { removeOneShotParameters } from '#shared/routes/canonical-url.ts';
import type { RenderedPage } from '#platform/page-cache/page-cache.ts';
import { findByOldUsername } from '#modules/people/usernames/find-old-username.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import { responseUrl } from '#modules/reading/responses/response-url.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { canonicalStoryUrl } from '#modules/stories/stories/story-address.ts';
import { addressOfStory } from '#modules/stories/stories/story-address-of-loaded.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';
import { domainAddressOf } from './lead-to-domain.ts';
import type { PageRenderer } from './page-renderer.ts';
import { type PageAddress, type PageReader, redirectPage, renderPage } from './render-page.ts';

/**
 * Draws a page; one of somebody who has a domain by now stands there. Where there is none, a story that once had this address, here or where it was imported
 * from, is led to with a 301. The id of a response leads to the response.
 */
export async function renderPageOrMoved(
  site: Site,
  renderer: PageRenderer,
  address: PageAddress,
  reader: PageReader,
  match: RouteMatch | undefined,
): Promise<RenderedPage> {
  const drawing = renderPage(site, renderer, address, reader);
  if (address.host.context.type === 'DEFAULT' && match !== undefined) {
    // Asked in one turn with the first of what the page reads; what comes of a page that stands elsewhere is nobody's.
    drawing.catch(() => undefined);
    const there = await domainAddressOf(site, match, removeOneShotParameters(address.query));
    if (there !== undefined) return redirectPage(site, 301, there, match.name);
  }
  const page = await drawing;
  if (page.status !== 404) return page;
  const response = await responseAt(site, address.path);
  if (response !== undefined) return redirectPage(site, 302, response, 'Response');
  const moved = await movedTo(site, address.path, reader.graph.country);
  return moved === undefined ? page : redirectPage(site, 301, moved, 'OldAddress');
}

/** Responses have ids like stories; asked only where no story is. */
async function responseAt(site: Site, path: string): Promise<string | undefined> {
  const id = /^\/p\/([0-9a-f]{12})$/.exec(path)?.[1];
  const found = id === undefined ? null : await findResponse(readContext(site), id);
  return found === null ? undefined : responseUrl(site.url, found.response);
}

const OLD_ADDRESSES = 'select story_id as "storyId" from old_address where path = any($1) order by path limit 5';

async function movedTo(site: Site, path: string, country: string | null): Promise<string | undefined> {
  const renamed = await renamedTo(site, path);
  if (renamed !== undefined) return renamed;
  const context = { ...readContext(site), country };
  const rows = await site.database.query<{ storyId: string }>('page_old_addresses', OLD_ADDRESSES, [spellings(path)]);
  for (const { storyId } of rows) {
    const found = await findStory(context, storyId);
    if (found.kind === 'story') {
      return canonicalStoryUrl(site.url, await addressOfStory(context, found.story));
    }
  }
  return undefined;
}

/** The page of somebody, or of something of theirs, under the username that they have now (rule 130). */
async function renamedTo(site: Site, path: string): Promise<string | undefined> {
  const [, username, rest = ''] = /^\/@([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (username === undefined) return undefined;
  const current = await findByOldUsername(site, decodeURIComponent(username));
  return current === undefined ? undefined : `${site.url}/@${encodeURIComponent(current)}${rest}`;
}

/** How a source may have written the address: decoded, encoded as browsers do, with a slash or an index at its end. */
function spellings(path: string): readonly string[] {
  const decoded = path.split('/').map(decodeURIComponent).join('/');
  const ends = [path, decoded, encodeURI(decoded)].map((one) => one.replace(/\/index\.html?$/, ''));
  return [...new Set(ends)].flatMap((one) => [one, `${one}/`]);
}
