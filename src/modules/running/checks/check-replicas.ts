import type { ReplicaState } from '#platform/database/watch-replicas.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** Whether every replica that is named is read from, and why one is left out. */
export async function checkReplicas({ database }: Pick<CommandContext, 'database'>) {
  const replicas = await database.lookAtReplicas();
  if (replicas.length === 0) return { isWell: true, sentence: 'none is named (DATABASE_READ_URLS)' };
  const left = replicas.filter(({ isRead }) => !isRead);
  if (left.length > 0) return { isWell: false, sentence: left.map(sentenceAbout).join('; ') };
  const behind = Math.round(Math.max(...replicas.map((one) => one.behind ?? 0)));
  const who = replicas.length === 1 ? 'one is' : `${replicas.length} are`;
  return { isWell: true, sentence: `${who} read from, at most ${behind} ms behind` };
}

function sentenceAbout({ name, behind, fault }: ReplicaState): string {
  const known =
    behind === undefined ? 'it has replayed too little' : `it’s ${(behind / 1000).toFixed(1)} seconds behind`;
  return `${name} isn’t read from: ${fault ?? known}`;
}
