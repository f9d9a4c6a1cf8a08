import type { ReactNode } from 'react';

/**
 * The props of every still part, by `page/Name`. Each `Name.still.tsx` adds its own line, and takes its props from it:
 * what the server draws and what a browser is given are one type.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the parts fill it
export interface StillParts {}

export type StillName = keyof StillParts;

type StillComponents = { readonly [Name in StillName]: (props: StillParts[Name]) => ReactNode };

/** Parts whose code is there: on the server all of its page, in a browser those of screens after the first. */
const parts: { -readonly [Name in StillName]?: StillComponents[Name] } = {};

/** Called by the file of the part itself. */
export function setStillPart<Name extends StillName>(name: Name, part: StillComponents[Name]): void {
  parts[name] = part;
}

export function stillPart<Name extends StillName>(name: Name): StillComponents[Name] | undefined {
  return parts[name];
}

export function hasStillPart(name: string): boolean {
  return name in parts;
}
