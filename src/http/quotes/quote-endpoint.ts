import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createHighlight } from '#modules/reading/highlights/create-highlight.ts';
import { badBody, registerChange } from '../changes/register-change.ts';
import type { Site } from '../site.ts';

const bodySchema = z.object({
  text: z.string(),
  prefix: z.string().optional(),
  suffix: z.string().optional(),
  paragraphId: z.string().optional(),
  startOffset: z.int().optional(),
  endOffset: z.int().optional(),
  isPrivate: z.boolean().default(false),
});

/**
 * `POST /_/p/{postId}/quotes/create` with what `CreateQuoteInput` of the graph takes: marks a passage, and
 * answers with it as the graph does.
 */
export function registerQuotes(app: FastifyInstance, site: Site): void {
  registerChange(app, site, '/_/p/:postId/quotes/create', async (context, { params, body }) => {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success || hasNul(parsed.data)) return badBody;
    const outcome = await createHighlight(context, { ...parsed.data, storyId: params['postId'] ?? '' });
    if ('type' in outcome) return outcome;
    const { id, storyId, text, blockId, start, end, isPrivate, createdAt } = outcome;
    const place = { paragraphId: blockId, startOffset: start, endOffset: end };
    return { state: { id, postId: storyId, text, ...place, isPrivate, createdAt: createdAt.getTime() } };
  });
}

/** The database can't store a NUL or half a character. */
function hasNul(body: Readonly<Record<string, unknown>>): boolean {
  return Object.values(body).some(
    (value) => typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed()),
  );
}
