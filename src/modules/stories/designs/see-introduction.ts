import { INTRODUCTION_VERSION } from '#shared/design/introduction.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { selectIntroduction, upsertIntroduction } from './designs.store.ts';

/** Remembers that the viewer saw the introduction of the editor, at most the newest there is; their id. */
export async function seeIntroduction(context: CommandContext, version: number): Promise<string> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const seen = Math.min(Math.max(0, version), INTRODUCTION_VERSION);
  await upsertIntroduction(context.database, personId, seen);
  return personId;
}

/** Which introduction the viewer saw, 0 for none; nobody else's is told. */
export async function readIntroductionSeen(context: CommandContext, personId: string): Promise<number | null> {
  if (context.viewer?.personId !== personId) return null;
  return selectIntroduction(context.database, personId);
}
