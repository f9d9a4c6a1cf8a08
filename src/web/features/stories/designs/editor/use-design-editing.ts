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
import { isSameDesign, toDesign } from './editor-design.ts';

export type DesignOwnerInput = { readonly collectionId: string } | { readonly userId: string };

type Fault = { readonly message: string; readonly isConflict: boolean };

/** So long nobody changes anything before it is saved. */
const PAUSE_MS = 500;

/** A draft that is saved as it changes, one saving at a time, and what can be done with it. */
export function useDesignEditing(owner: DesignOwnerInput, first: DesignEditing, newest: DesignEditing) {
  const graph = use(GraphContext);
  const [edit, setEdit] = useState(first);
  const [design, setDesign] = useState(() => toDesign(first.draft));
  const [fault, setFault] = useState<Fault>();
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = isSameDesign(design, toDesign(edit.draft));
  const latest = useRef({ design, revision: edit.revision });
  /** The saving that is under way or was the last, and what it took along. */
  const last = useRef<{ readonly design: Design; readonly saving: Promise<DesignEditing | undefined> }>(undefined);
  useEffect(() => {
    latest.current = { design, revision: edit.revision };
  }, [design, edit.revision]);

  const take = (taken: DesignEditing, isWhole: boolean) => {
    setEdit(taken);
    latest.current = { ...latest.current, revision: taken.revision };
    if (isWhole) setDesign(toDesign(taken.draft));
    setFault(undefined);
  };
  // What was saved on leaving is answered after somebody came back, or they drafted it elsewhere: with nothing changed
  // here there is nothing to choose.
  const isBehind = isSaved && !isSaving && newest.revision > edit.revision;
  if (isBehind) {
    setEdit(newest);
    setDesign(toDesign(newest.draft));
    setFault(undefined);
  }
  const send = async (baseRevision: number): Promise<DesignEditing | undefined> => {
    setIsSaving(true);
    const sent = { owner, baseRevision, design: latest.current.design };
    const { done, failure } = await sendChange(graph, SaveDesignDraftDocument, sent);
    setIsSaving(false);
    if (done !== undefined) {
      take(done.edit, false);
      return done.edit;
    }
    setFault(faultOf(failure));
    return undefined;
  };
  const save = (revision = latest.current.revision): Promise<DesignEditing | undefined> => {
    const saving = send(revision);
    last.current = { design: latest.current.design, saving };
    return saving;
  };

  useEffect(() => {
    if (isSaved || isSaving || fault !== undefined) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  useUnsaved(!isSaved && fault !== undefined);
  useSavedOnLeaving(!isSaved && fault === undefined, isSaving, {
    screen: async () => {
      const { design: unsaved, revision } = latest.current;
      if (last.current?.design === unsaved) return;
      // What is under way ends first: this goes on top of it.
      const before = await last.current?.saving;
      await sendChange(graph, SaveDesignDraftDocument, {
        owner,
        baseRevision: before?.revision ?? revision,
        design: unsaved,
      });
    },
    page: () => {
      const { design: unsaved, revision } = latest.current;
      sendWhileLeaving(SaveDesignDraftDocument, { owner, baseRevision: revision, design: unsaved });
    },
  });

  const sendPublish = (revision: number) => sendChange(graph, PublishDesignDocument, { owner, revision });
  /** Publishing, going back and giving up: what comes of them is what the editor shows. */
  const takeFrom = ({ done, failure }: Awaited<ReturnType<typeof sendPublish>>) => {
    if (done !== undefined) take(done.edit, true);
    else setFault(faultOf(failure));
    return done;
  };

  return {
    edit,
    design,
    fault,
    isSaving,
    isSaved,
    isLive: isSaved && isSameDesign(design, toDesign(edit.published)),
    change: (changes: Partial<Design>) => {
      setDesign((now) => ({ ...now, ...changes }));
      setFault((now) => (now?.isConflict === true ? now : undefined));
    },
    save: () => save(),
    publish: async () => {
      const saved = isSaved ? edit : await save();
      return saved && takeFrom(await sendPublish(saved.revision));
    },
    restore: async () => takeFrom(await sendChange(graph, RestoreDesignDocument, { owner })),
    discard: async () => takeFrom(await sendChange(graph, DiscardDesignDraftDocument, { owner })),
    /** After a conflict: the other one, or this one on top of it, once it was asked for. */
    takeTheirs: () => take(newest, true),
    keepMine: () => void save(newest.revision),
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
