import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { ClapOutcome } from '#modules/reading/claps/clap-story.ts';
import { clapList } from '#modules/reading/claps/clap-story.ts';
import { clapResponse } from '#modules/reading/claps/clap-story.ts';
import { clapStory } from '#modules/reading/claps/clap-story.ts';
import { readClapState } from '#modules/reading/claps/read-claps.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { badBody, type ChangeAnswer, registerChange } from '../changes/register-change.ts';
import type { Site } from '../site.ts';

const bodySchema = z.object({ clapCount: z.number() });
type Kind = 'story' | 'response' | 'list';
/** The wire's words, and ours beside them. */
const KINDS: Readonly<Record<string, Kind>> = {
  p: 'story',
  post: 'story',
  response: 'response',
  catalog: 'list',
  list: 'list',
};

/** `POST /_/vote/p/{postId}` and `/_/vote/{type}/{id}` with `{ clapCount }`: the viewer's claps, from 0 to 50. */
export function registerVotes(app: FastifyInstance, site: Site): void {
  registerChange(app, site, '/_/vote/:type/:id', async (context, { params, body }) => {
    const kind = KINDS[params['type'] ?? ''];
    if (kind === undefined) return { type: 'NotFound', message: graphErrorMessages.notFound };
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success) return badBody;
    return vote(context, { kind, id: params['id'] ?? '' }, parsed.data.clapCount);
  });
}

async function vote(
  context: CommandContext,
  target: { readonly kind: Kind; readonly id: string },
  count: number,
): Promise<ChangeAnswer> {
  const outcome = await clap(context, target, count);
  return outcome.type === 'Clapped' ? { state: await readClapState(context, target) } : outcome;
}

function clap(
  context: CommandContext,
  { kind, id }: { readonly kind: Kind; readonly id: string },
  count: number,
): Promise<ClapOutcome> {
  switch (kind) {
    case 'story':
      return clapStory(context, { storyId: id, count });
    case 'response':
      return clapResponse(context, { responseId: id, count });
    case 'list':
      return clapList(context, { listId: id, count });
  }
}
