import { type CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import type { ClapOutcome } from './clap.ts';
import { clapAsViewer, nothingToClap } from './clap-as-viewer.ts';

/** Sets the viewer's claps for a response that they may see. */
export async function clapResponse(
  context: CommandContext,
  { responseId, count }: { readonly responseId: string; readonly count: number },
): Promise<ClapOutcome> {
  const found = await findResponse(commandReader(context), responseId);
  if (found === null || found.response.deletedAt !== null) return nothingToClap;
  return clapAsViewer(context, { kind: 'response', id: responseId, makerIds: [found.response.authorId] }, count);
}
