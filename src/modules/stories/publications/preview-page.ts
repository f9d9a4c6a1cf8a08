import { mustHaveRight } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { PageRefusal } from './page-outcome.ts';
import { findWrittenPageById } from './read-written-page.ts';
import { type ReadText, renderPageText } from './render-page-text.ts';
import type { PageInput } from './save-page.ts';

/** Own judgement: a look after every few words. */
const RULE = { most: 600, windowSeconds: 3_600 } as const;

type PreviewOutcome = { readonly type: 'CollectionPagePreview'; readonly bodyHtml: string } | PageRefusal | Busy;

/** How a text would look as a page; nothing is kept. */
export async function previewPage(
  context: CommandContext,
  input: Pick<PageInput, 'publicationId' | 'pageId' | 'text'>,
  readText: ReadText,
): Promise<PreviewOutcome> {
  const { publicationId, pageId, text } = input;
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'preview page', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const before = pageId === null ? undefined : await findWrittenPageById(context.database, publicationId, pageId);
  // As "About", which needs no more than a text.
  const rendered = await renderPageText(context, { title: '', slug: 'about', text }, readText, before?.document);
  return 'type' in rendered ? rendered : { type: 'CollectionPagePreview', bodyHtml: rendered.html };
}
