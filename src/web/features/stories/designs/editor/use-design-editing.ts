import { use, useEffect, useRef, useState } from 'react';
import type { Design } from '#shared/design/design.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { ChangeFailure } from '#web/app/graph/change-outcome.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { sendWhileLeaving } from '#web/app/graph/send-while-leaving.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import { DiscardDesignDraftDocument } from '#web/generated/DiscardDesignDraft.ts';
import type { DesignEditing } from '#web/generated/fragments.ts';
import { type PublishDesign, PublishDesignDocument } from '#web/generated/PublishDesign.ts';
import { RestoreDesignDocument } from '#web/generated/RestoreDesign.ts';
import { SaveDesignDraftDocument } from '#web/generated/SaveDesignDraft.ts';
import { type DesignSteps, firstStep, stepBack, stepForward, stepOn } from './design-steps.ts';
import { isSameDesign, toDesign } from './editor-design.ts';

export type DesignOwnerInput = { readonly collectionId: string } | { readonly userId: string };

type Fault = { readonly message: string; readonly isConflict: boolean };

/** So long nobody changes anything before it is saved. */
const PAUSE_MS = 500;

/** A draft that is saved as it changes, one saving at a time, and what can be done with it. */
export function useDesignEditing(owner: DesignOwnerInput, first: DesignEditing, newest: DesignEditing) {
  const graph = use(GraphContext);
  const [edit, setEdit] = useState(first);
  const [steps, setSteps] = useState(() => firstStep(toDesign(first.draft)));
  const design = steps.now;
  const [fault, setFault] = useState<Fault>();
  const [isSaving, setIsSaving] = useState(false);
  /** While it is published, given up or brought back here: the answer is in the cache a moment before it is taken. */
  const [isDeciding, setIsDeciding] = useState(false);
  const isSaved = isSameDesign(design, toDesign(edit.draft));
  /** What is shown, and what stands on the server, as whoever waits for their turn finds it. */
  const latest = useRef({ design, edit });
  const inTurn = useTurns();
  useEffect(() => {
    latest.current = { design, edit };
  }, [design, edit]);

  const take = (taken: DesignEditing, isWhole: boolean) => {
    setEdit(taken);
    latest.current = { design: isWhole ? toDesign(taken.draft) : latest.current.design, edit: taken };
    if (isWhole) setSteps((now) => stepOn(now, toDesign(taken.draft), Date.now()));
    setFault(undefined);
  };
  // What was saved on leaving is answered after somebody came back, or they drafted it elsewhere: with nothing changed
  // here there is nothing to choose.
  const isBehind = isSaved && !isSaving && !isDeciding && newest.revision > edit.revision;
  if (isBehind) {
    setEdit(newest);
    setSteps(firstStep(toDesign(newest.draft)));
    setFault(undefined);
  }
  const send = async (baseRevision: number): Promise<DesignEditing | undefined> => {
    const { design: chosen } = latest.current;
    const { done, failure } = await sendChange(graph, SaveDesignDraftDocument, { owner, baseRevision, design: chosen });
    if (done !== undefined) {
      take(done.edit, false);
      return done.edit;
    }
    setFault(faultOf(failure));
    return undefined;
  };
  const save = (revision?: number): Promise<DesignEditing | undefined> => {
    setIsSaving(true);
    return inTurn(async () => {
      const { design: chosen, edit: standing } = latest.current;
      // Whatever was before it in turn may have saved it.
      const isKept = revision === undefined && isSameDesign(chosen, toDesign(standing.draft));
      const saved = isKept ? standing : await send(revision ?? standing.revision);
      setIsSaving(false);
      return saved;
    });
  };

  useEffect(() => {
    if (isSaved || isSaving || isDeciding || fault !== undefined) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useUnsaved(!isSaved && fault !== undefined);
  useSavedOnLeaving(!isSaved && fault === undefined, isSaving || isDeciding, {
    // What is under way ends first: this goes on top of what came of it.
    screen: () =>
      inTurn(async () => {
        const { design: unsaved, edit: standing } = latest.current;
        if (isSameDesign(unsaved, toDesign(standing.draft))) return;
        await sendChange(graph, SaveDesignDraftDocument, { owner, baseRevision: standing.revision, design: unsaved });
      }),
    page: () => {
      const { design: unsaved, edit: standing } = latest.current;
      sendWhileLeaving(SaveDesignDraftDocument, { owner, baseRevision: standing.revision, design: unsaved });
    },
  });

  const sendPublish = (revision: number) => sendChange(graph, PublishDesignDocument, { owner, revision });
  /** Publishing, going back and giving up: what comes of them is what the editor shows. */
  const takeFrom = ({ done, failure }: Awaited<ReturnType<typeof sendPublish>>, isWhole: boolean) => {
    if (done !== undefined) take(done.edit, isWhole);
    else setFault(faultOf(failure));
    return done;
  };

  const decide = async <Answer>(deed: () => Promise<Answer>): Promise<Answer> => {
    setIsDeciding(true);
    const answer = await inTurn(deed);
    setIsDeciding(false);
    return answer;
  };
  const go = (step: (now: DesignSteps) => DesignSteps) => {
    setSteps(step);
    // What was wrong with what stood there may not be with this; which of two versions stands is still to be chosen.
    setFault((now) => (now?.isConflict === true ? now : undefined));
  };
  return {
    edit,
    design,
    fault,
    isSaving,
    isSaved,
    isLive: isSaved && isSameDesign(design, toDesign(edit.published)),
    change: (changes: Partial<Design>) => go((now) => stepOn(now, changes, Date.now())),
    /** Undefined where there is nothing to undo, or to do again. */
    undo: steps.before.length > 0 ? () => go(stepBack) : undefined,
    redo: steps.after.length > 0 ? () => go(stepForward) : undefined,
    save: () => save(),
    /** Behind the saving that may be under way; what is changed meanwhile is the next draft. */
    publish: () =>
      decide(async () => {
        const { design: chosen, edit: standing } = latest.current;
        const saved = isSameDesign(chosen, toDesign(standing.draft)) ? standing : await send(standing.revision);
        return saved && takeFrom(await sendPublish(saved.revision), false);
      }),
    restore: () => decide(async () => takeFrom(await sendChange(graph, RestoreDesignDocument, { owner }), true)),
    discard: () => decide(async () => takeFrom(await sendChange(graph, DiscardDesignDraftDocument, { owner }), true)),
    /** After a conflict: the other one, or this one on top of it, once it was asked for. */
    takeTheirs: () => take(newest, true),
    keepMine: () => void save(newest.revision),
  };
}

/** One deed after another: what is sent while another is under way would be a conflict with oneself. */
function useTurns(): <Answer>(deed: () => Promise<Answer>) => Promise<Answer> {
  const under = useRef<Promise<unknown>>(Promise.resolve());
  return (deed) => {
    const turn = under.current.then(deed);
    under.current = turn.catch(() => undefined);
    return turn;
  };
}

/** How what was changed last is saved where the screen is left for another one, and where the whole page is. */
type Savings = { readonly screen: () => Promise<void>; readonly page: () => void };

/**
 * Saves what was changed last where the editor is left. Only while a saving is under way does the browser ask before
 * the page goes: that one may not arrive, and the last one would not fit on top of it.
 */
function useSavedOnLeaving(isUnsaved: boolean, isSaving: boolean, savings: Savings): void {
  const leaving = useRef<Savings>(undefined);
  useEffect(() => {
    leaving.current = isUnsaved ? savings : undefined;
  });
  useEffect(() => {
    const leave = () => leaving.current?.page();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      void leaving.current?.screen();
    };
  }, []);
  const asks = isUnsaved && isSaving;
  useEffect(() => {
    if (!asks) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [asks]);
}

export type DesignEditingState = ReturnType<typeof useDesignEditing>;

/** Of saving and of publishing alike: where another tab was quicker, one of the two designs has to be chosen. */
function faultOf(failure: ChangeFailure<PublishDesign['publishDesign']>): Fault {
  return {
    message: failure.message,
    isConflict: failure.kind === 'refused' && failure.refusal.__typename === 'Conflict',
  };
}
