import type { ReplicaState } from '#platform/database/watch-replicas.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Finding, ill, well } from './finding.ts';

/** Whether every replica that is named is read from, and why one is left out. */
export async function checkReplicas({ database }: Pick<CommandContext, 'database'>): Promise<Finding> {
  const replicas = await database.lookAtReplicas();
  if (replicas.length === 0) return well('none is named (DATABASE_READ_URLS)');
  const left = replicas.filter(({ isRead }) => !isRead);
  if (left.length > 0) return ill(left.map(sentenceAbout).join('; '), messages.replicasNext);
  const behind = Math.round(Math.max(...replicas.map((one) => one.behind ?? 0)));
  const who = replicas.length === 1 ? 'one is' : `${replicas.length} are`;
  return well(`${who} read from, at most ${behind} ms behind`);
}

function sentenceAbout({ name, behind, fault }: ReplicaState): string {
  const known =
    behind === undefined ? 'it has replayed too little' : `it’s ${(behind / 1000).toFixed(1)} seconds behind`;
  return `${name} isn’t read from: ${fault ?? known}`;
}
