import { type CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import type { ClapOutcome } from './clap.ts';
import { clapAsViewer, nothingToClap } from './clap-as-viewer.ts';

/** Sets the viewer's claps for a public list that they may see. */
export async function clapList(
  context: CommandContext,
  { listId, count }: { readonly listId: string; readonly count: number },
): Promise<ClapOutcome> {
  const list = await findList(commandReader(context), listId);
  if (list === null || list.visibility !== 'public') return nothingToClap;
  return clapAsViewer(context, { kind: 'list', id: listId, makerIds: [list.ownerId] }, count);
}
