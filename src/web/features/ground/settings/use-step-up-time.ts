import { useEffect } from 'react';
import { noteStepUpTime } from './step-up-time.ts';

/** Has the dialogs of a page know whether they ask first who somebody is. */
export function useStepUpTime(timeLeft: number | undefined): void {
  useEffect(() => {
    if (timeLeft !== undefined) noteStepUpTime(timeLeft);
  }, [timeLeft]);
}
