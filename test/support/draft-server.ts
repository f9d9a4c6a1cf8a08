import { applyDelta } from '#shared/story/delta/apply-delta.ts';
import { DeltaDoesNotFit } from '#shared/story/delta/draft-delta.ts';
import type { DraftTransport, SaveAnswer } from '#web/features/stories/drafts/autosave-means.ts';
import type { DraftBase } from '#web/features/stories/drafts/draft-record.ts';

/** What happens to one request: it arrives and is answered, is lost on the way there or on the way back, or meets a site that saves nothing for now. */
export type Passage = 'arrives' | 'lostThere' | 'lostBack' | 'resting';

export type DraftServer = {
  readonly drafts: ReadonlyMap<string, DraftBase>;
  /** The way there for one tab. `passage` is asked for each request; `pause` passes between both ends. */
  readonly transportOf: (passage: () => Passage, pause: () => Promise<void>) => DraftTransport;
};

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A server’s drafts as the contract has them: one winner a revision, and the same answer to the same save. */
export function createDraftServer(): DraftServer {
  const drafts = new Map<string, DraftBase>();
  const answers = new Map<string, SaveAnswer>();

  function once(saveId: string, run: () => SaveAnswer): SaveAnswer {
    const known = answers.get(saveId);
    if (known !== undefined) return known;
    const answer = run();
    if (answer.kind === 'saved') answers.set(saveId, answer);
    return answer;
  }

  return {
    drafts,
    transportOf(passage, pause) {
      async function travel(run: () => SaveAnswer): Promise<SaveAnswer> {
        const way = passage();
        await pause();
        if (way === 'lostThere') return { kind: 'unreachable' };
        if (way === 'resting') return { kind: 'unreachable', message: 'No room.' };
        const answer = run();
        await pause();
        return way === 'arrives' ? answer : { kind: 'unreachable' };
      }
      return {
        create: ({ saveId, value }) => {
          const sent = copy(value);
          return travel(() =>
            once(saveId, () => {
              const postId = `post${drafts.size}`;
              drafts.set(postId, { rev: 1, value: sent });
              return { kind: 'saved', postId, rev: 1 };
            }),
          );
        },
        save: ({ postId, baseRev, saveId, delta }) => {
          const sent = copy(delta);
          return travel(() =>
            once(saveId, () => {
              const known = drafts.get(postId);
              if (known === undefined) return { kind: 'refused', message: 'There is no such story.' };
              if (known.rev !== baseRev) return { kind: 'conflict', theirs: copy(known) };
              try {
                drafts.set(postId, { rev: known.rev + 1, value: applyDelta(known.value, sent) });
              } catch (error) {
                if (!(error instanceof DeltaDoesNotFit)) throw error;
                return { kind: 'refused', message: error.message };
              }
              return { kind: 'saved', postId, rev: known.rev + 1 };
            }),
          );
        },
        load: async (postId) => {
          await pause();
          const known = drafts.get(postId);
          return passage() === 'arrives' && known !== undefined ? copy(known) : undefined;
        },
      };
    },
  };
}
