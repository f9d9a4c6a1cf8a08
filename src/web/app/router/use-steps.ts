import { useCallback, useEffect, useRef, useState } from 'react';
import { keepStep, keptStep } from './history-state.ts';

type Steps<Step> = {
  readonly step: Step;
  /** Forward: Back leads to where one was, and `left` is what that says from now on. */
  readonly goTo: (next: Step, left: Step) => void;
  /** In place of the step that is shown: there is no way back to it. */
  readonly replaceBy: (next: Step) => void;
};

/**
 * The steps of one page, each an entry of the history: Back and Forward go through them, and a reload comes back to the
 * one that was shown. `first` is what the server draws; `read` answers undefined for what is none of the steps: Back to
 * another page leaves the step that stands until that page is there.
 */
export function useSteps<Step>(first: Step, read: (kept: unknown) => Step | undefined): Steps<Step> {
  const [step, setStep] = useState(first);
  const keep = useKeepStep();
  useEffect(() => {
    const show = () => {
      const kept = read(keptStep());
      if (kept !== undefined) setStep(kept);
    };
    show();
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [read]);
  const goTo = useCallback(
    (next: Step, left: Step) => {
      keep(left);
      keep(next, { isNew: true });
      setStep(next);
    },
    [keep],
  );
  const replaceBy = useCallback(
    (next: Step) => {
      keep(next);
      setStep(next);
    },
    [keep],
  );
  return { step, goTo, replaceBy };
}

/** Keeps a step in the entry of a page for as long as it is shown: what is answered later would write into another's. */
export function useKeepStep(): typeof keepStep {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback((...given: Parameters<typeof keepStep>) => {
    if (isShown.current) keepStep(...given);
  }, []);
}
