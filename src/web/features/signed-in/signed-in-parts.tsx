import type { SignedInParts } from '#web/app/signed-in-parts.ts';
import { SignedInActions } from '#web/features/avatar-menu/SignedInActions.tsx';

/** Every part, as one chunk that comes with the first screen: keep each small, and fetch what opens later on its click. */
export const signedInParts: SignedInParts = {
  HeaderActions: SignedInActions,
};
