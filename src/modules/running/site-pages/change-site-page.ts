import type { AuditAction } from '#shared/moderation/audit-actions.ts';
import { sitePageCacheTag } from '#shared/cache/cache-tags.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { findEditablePage } from '#shared/routes/editable-pages.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { actorName, writeAudit } from '#modules/ground/audit/write-audit.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { badRequest, notFound } from '#modules/ground/refusals.ts';
import { findSitePage } from './read-site-pages.ts';
import { renderSitePage } from './render-site-page.ts';
import type { SitePage, SitePageOutcome } from './site-page.ts';
import { canWriteSitePages } from './site-pages.policy.ts';
import { deleteSitePage, insertSitePageVersion, upsertSitePage } from './site-pages.store.ts';

const MOST_TITLE = 100;

export type SitePageText = {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
  readonly newUntil: Date | null;
};

/** Puts a text of the operator on one of the pages of the site, and keeps it among what stood there. */
export async function publishSitePage(context: CommandContext, input: SitePageText): Promise<SitePageOutcome> {
  mustBeAllowed(canWriteSitePages(context));
  const { path, markdown, newUntil } = input;
  const title = input.title.trim();
  if (title === '' || title.length > MOST_TITLE) {
    return badRequest(formatMessage(messages.badTitle, { most: MOST_TITLE }));
  }
  const rendered = await renderSitePage(markdown, context.config.siteUrl);
  if ('fault' in rendered) return badRequest(rendered.fault);
  return changePage(context, path, 'sitePage.published', async (inside, { id }) => {
    const now = inside.clock.now();
    await upsertSitePage(inside.database, {
      route_name: id,
      is_shown: true,
      title,
      markdown,
      body_html: rendered.bodyHtml,
      excerpt: rendered.excerpt,
      new_until: newUntil,
      updated_at: now,
    });
    const author_name = await actorName(inside);
    const version = { id: createId(), route_name: id, title, markdown, author_name, created_at: now };
    await insertSitePageVersion(inside.database, version);
  });
}

/** Takes a page away: whoever opens it is told that there is nothing (rule 160). */
export function unsetSitePage(context: CommandContext, path: string): Promise<SitePageOutcome> {
  return changePage(context, path, 'sitePage.unset', async ({ database, clock }, page) => {
    const { id, title, markdown, bodyHtml, excerpt, newUntil } = page;
    const row = { title, markdown, body_html: bodyHtml, excerpt, new_until: newUntil };
    await upsertSitePage(database, { route_name: id, is_shown: false, ...row, updated_at: clock.now() });
  });
}

/** Shows the default text again, where there is one. */
export function resetSitePage(context: CommandContext, path: string): Promise<SitePageOutcome> {
  return changePage(context, path, 'sitePage.reset', ({ database }, { id }) => deleteSitePage(database, id));
}

function changePage(
  context: CommandContext,
  path: string,
  action: AuditAction,
  change: (inside: CommandContext, before: SitePage) => Promise<void>,
): Promise<SitePageOutcome> {
  mustBeAllowed(canWriteSitePages(context));
  return withTransaction(context, async (inside) => {
    const before = findEditablePage(path) && (await findSitePage(inside, path));
    if (!before) return notFound(messages.notEditable);
    await change(inside, before);
    const page = (await findSitePage(inside, path)) ?? before;
    await writeAudit(inside, {
      action,
      targetKind: 'sitePage',
      targetId: page.id,
      before: { state: before.state, title: before.title },
      after: { state: page.state, title: page.title },
    });
    await purgeTags(inside, [sitePageCacheTag(page.id)]);
    return { type: 'SitePage' as const, page };
  });
}
