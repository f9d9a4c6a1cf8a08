import { type ComponentType, createContext, use } from 'react';

/** What pages have for whoever is signed in, in the places where visitors find links to sign in. */
export type SignedInParts = {
  /** The right end of the header (1§2 "Global header"). */
  readonly HeaderActions: ComponentType;
  /** Beside the name on a profile: follow, mute, block, report. */
  readonly PersonActions: ComponentType<{
    readonly person: { readonly id: string; readonly name: string; readonly username: string };
  }>;
};

/** Handed in, not imported: the pages that everybody reads load none of it. Undefined for a visitor. */
export const SignedInPartsContext = createContext<SignedInParts | undefined>(undefined);

/** The parts of the viewer, or undefined for a visitor; the server and the first render agree. */
export function useSignedInParts(): SignedInParts | undefined {
  return use(SignedInPartsContext);
}
