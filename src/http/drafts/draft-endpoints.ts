import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { readDeltas } from '#modules/stories/drafts/read-deltas.ts';
import { readStoryStanding } from '#modules/stories/drafts/read-story-standing.ts';
import { saveDraft } from '#modules/stories/drafts/save-draft.ts';
import type { Site } from '../site.ts';
import { answerAsWriter, answerJson, refuseJson } from './answer-as-writer.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import type { SaveOutcome } from '#modules/stories/drafts/draft-outcome.ts';

/** A whole story of 1 MB, with its envelope. */
const MOST_BYTES = 1_200_000;
const DELTAS = '/p/:postId/deltas';

const saveSchema = z.object({
  baseRev: z.int().min(0),
  saveId: z.string(),
  delta: z.unknown(),
  isMerge: z.boolean().default(false),
});
const fromSchema = z.object({ from: z.coerce.number().int().min(0).default(0) });

type OfPost = { Params: { postId: string } };

/**
 * `/p/{postId}/deltas` and `/p/{postId}/state`: a draft's changes, saving what's left when a page closes (`keepalive`,
 * rule 6), and the state of a story. JSON that's never cached.
 */
export function registerDrafts(app: FastifyInstance, site: Site): void {
  app.get<OfPost>(DELTAS, (request, reply) =>
    answerAsWriter(site, 'ReadPostDeltas', request, reply, async ({ reading, send }) => {
      const query = fromSchema.safeParse(request.query);
      if (!query.success) return refuseJson(send, 400, resultMessages.invalidInput);
      const read = await readDeltas(reading, idOf(request.params), query.data.from);
      if ('type' in read) return refuseJson(send, read.type === 'NotFound' ? 404 : 403, read.message);
      const deltas = read.deltas?.map(({ savedAt, ...delta }) => ({ ...delta, savedAt: savedAt.getTime() })) ?? null;
      send(200, { rev: read.rev, deltas });
    }),
  );

  app.post<OfPost>(DELTAS, { bodyLimit: MOST_BYTES }, (request, reply) =>
    answerAsWriter(site, 'ReadPostDeltas', request, reply, async ({ command, send, isForgerySafe }) => {
      if (!isForgerySafe) return refuseJson(send, 403, graphErrorMessages.forged);
      const body = saveSchema.safeParse(request.body);
      if (!body.success) return refuseJson(send, 400, resultMessages.invalidInput);
      const { status, value } = saveAnswer(await saveDraft(command, { storyId: idOf(request.params), ...body.data }));
      send(status, value);
    }),
  );

  app.get<OfPost>('/p/:postId/state', (request, reply) =>
    answerJson(site, 'ReadPostState', request, reply, async ({ reading, send }) => {
      const state = await readStoryStanding(reading, idOf(request.params));
      if (typeof state === 'number') return refuseJson(send, state, serverMessages.notFound);
      send(200, state);
    }),
  );
}

function idOf({ postId }: OfPost['Params']): string {
  return postIdFromParam(postId) ?? '';
}

const statuses = { NotFound: 404, Forbidden: 403, BadRequest: 400, RateLimited: 429 } as const;

/** The result of saving, as status and JSON; a conflict is 409 and brings the current text (WRITE-2). */
function saveAnswer(outcome: SaveOutcome): { readonly status: number; readonly value: unknown } {
  switch (outcome.type) {
    case 'DraftSaved': {
      const { postId, rev, savedAt } = outcome;
      return { status: 200, value: { postId, rev, savedAt: savedAt.getTime() } };
    }
    case 'Conflict': {
      const { message, draft } = outcome;
      return { status: 409, value: { message, draft: { rev: draft.rev, ...draftValue(draft) } } };
    }
    default: {
      const { type, ...value } = outcome;
      return { status: statuses[type], value };
    }
  }
}
