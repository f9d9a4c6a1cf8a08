import { ofRequest } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** How many lists of one request still look for their candidates, and who waits for them. */
type Gathering = { awaited: number; waiting: (() => void)[] };
const gatheringOf = ofRequest((): Gathering => ({ awaited: 0, waiting: [] }));

/** Counts what a list waits for before it knows its stories. It must not itself wait for `candidatesGathered`. */
export function gather<Answer>(context: Pick<ReadContext, 'loaders'>, answer: Promise<Answer>): Promise<Answer> {
  const gathering = context.loaders.get(gatheringOf);
  const settle = (): void => {
    gathering.awaited -= 1;
    releaseSoon(gathering);
  };
  gathering.awaited += 1;
  answer.then(settle, settle);
  return answer;
}

/**
 * Resolves when every list of the request knows its candidates: one statement then brings the stories of
 * all of them, where each list would have had one of its own.
 */
export function candidatesGathered(context: Pick<ReadContext, 'loaders'>): Promise<void> {
  const gathering = context.loaders.get(gatheringOf);
  return new Promise((resolve) => {
    gathering.waiting.push(resolve);
    releaseSoon(gathering);
  });
}

/** After what the last answer sets going, which may be a list of its own. */
function releaseSoon(gathering: Gathering): void {
  if (gathering.awaited > 0 || gathering.waiting.length === 0) return;
  setImmediate(() => {
    if (gathering.awaited > 0) return;
    for (const release of gathering.waiting.splice(0)) release();
  });
}
