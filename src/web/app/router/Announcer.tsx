import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { ANNOUNCER } from './announce.ts';

/** Where the title of a new screen is said; there from the start, or the first one would not be heard. */
export function Announcer() {
  return (
    <VisuallyHidden>
      <span id={ANNOUNCER} aria-live="polite" aria-atomic="true" />
    </VisuallyHidden>
  );
}
