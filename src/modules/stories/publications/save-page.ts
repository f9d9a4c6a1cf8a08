import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { pageFaultMessages, publicationPageMessages as messages } from '#shared/messages/publication-pages.ts';
import { ABOUT_SLUG, pageLimits, type PageTexts } from '#shared/publications/page-rules.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import {
  countSubpages,
  dropPage,
  movePage,
  replacePage,
  takeOldSlug,
  upsertPage,
  type WrittenRow,
} from './publication-pages.store.ts';
import { conflictWithPage, type PageOutcome, refusePage } from './page-outcome.ts';
import { type ReadText, type RenderedPage, renderPageText } from './render-page-text.ts';
import { findWrittenPage, findWrittenPageById } from './read-written-page.ts';
import { lockPublication } from './publications.store.ts';

/** Own judgement: more than anybody saves in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

export type PageInput = PageTexts & {
  readonly publicationId: string;
  /** Null for one that is new. */
  readonly pageId: string | null;
  /** That of the text which was open when somebody began to write. */
  readonly revision: number | null;
};

/**
 * Saves a page of a publication, or its first text. Of two who wrote from one revision the second is told what
 * stands there now. An "About" without a text is taken away.
 */
export async function savePage(context: CommandContext, input: PageInput, readText: ReadText): Promise<PageOutcome> {
  const { publicationId, pageId } = input;
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'save page', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const before = pageId === null ? undefined : await findWrittenPageById(context.database, publicationId, pageId);
  const rendered = await renderPageText(context, input, readText, before?.document);
  if ('type' in rendered) return rendered;
  return withTransaction(context, async (inside) => {
    await lockPublication(inside.database, publicationId);
    const { slug } = rendered.texts;
    const same = await findWrittenPage(inside.database, publicationId, slug);
    // The first to write about the publication may meet another who was quicker.
    const first = slug === ABOUT_SLUG ? same : undefined;
    const now = pageId === null ? first : await findWrittenPageById(inside.database, publicationId, pageId);
    if (pageId !== null && now === undefined) return conflictWithPage(null);
    if (now !== undefined && now.revision !== input.revision) return conflictWithPage(now);
    if (now !== undefined && (now.slug === ABOUT_SLUG) !== (slug === ABOUT_SLUG)) {
      return refusePage('slug', pageFaultMessages.slugReserved);
    }
    if (same !== undefined && same.id !== now?.id) return refusePage('slug', messages.slugTaken);
    if (now === undefined && slug !== ABOUT_SLUG) {
      const count = await countSubpages(inside.database, publicationId);
      const tooMany = formatMessage(messages.tooManyPages, { most: pageLimits.mostPages });
      if (count >= pageLimits.mostPages) return refusePage(null, tooMany);
    }
    return write(inside, publicationId, now, rendered);
  });
}

async function write(
  inside: CommandContext,
  publicationId: string,
  now: WrittenRow | undefined,
  { texts, document, html }: RenderedPage,
): Promise<PageOutcome> {
  const { database, clock } = inside;
  const { title, slug, text } = texts;
  const id = now?.id ?? createId();
  if (text === '') {
    if (now !== undefined) await dropPage(database, publicationId, now);
  } else {
    const row = { title, document: JSON.stringify(document), body_html: html, updated_at: clock.now() };
    await takeOldSlug(database, publicationId, slug);
    if (now === undefined) await upsertPage(database, { id, publication_id: publicationId, slug, ...row });
    else {
      if (now.slug !== slug) await movePage(database, publicationId, now, slug);
      await replacePage(database, id, row);
    }
  }
  const kind = text === '' ? 'page.deleted' : 'page.written';
  await recordActivity(inside, { publicationId, kind, subject: title });
  await purgeTags(inside, [collectionCacheTag(publicationId)]);
  return { type: 'SavedCollectionPage', publicationId, slug };
}
