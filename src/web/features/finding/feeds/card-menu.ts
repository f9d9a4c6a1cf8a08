import { createContext, type ReactNode } from 'react';

/** What the menu of a card offers besides, where the list that it stands in has something to add. */
export const CardMenuContext = createContext<ReactNode>(null);
