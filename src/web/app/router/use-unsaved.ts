import { useEffect } from 'react';

let place: string | undefined;

/** The address where something stands that is not saved yet: what would leave it, asks first. */
export function unsavedPlace(): string | undefined {
  return place;
}

/** For who goes on once everything is saved, before the screen knows it. */
export function leaveFreely(): void {
  place = undefined;
}

function warn(event: BeforeUnloadEvent): void {
  if (place !== undefined) event.preventDefault();
}

/** While something is not saved, the browser asks before a link, Back, a reload or a closed window takes it away. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    place = location.href;
    addEventListener('beforeunload', warn);
    return () => {
      place = undefined;
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}
