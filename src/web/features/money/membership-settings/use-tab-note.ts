import { useEffect } from 'react';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { takeNote } from './tab-note.ts';

/** Says by a toast what a page before has done to the membership. */
export function useTabNote(): void {
  useEffect(() => {
    const text = takeNote();
    if (text !== '') void showToast({ message: text, testId: 'membership-note' });
  }, []);
}
