import { createContext, type ReactNode } from 'react';

/**
 * What the header has for whoever is signed in. It is handed in, not imported: the pages that everybody
 * reads load none of it.
 */
export const SignedInContext = createContext<ReactNode>(undefined);
