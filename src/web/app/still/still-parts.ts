import type { ComponentType } from 'react';

/** Parts whose code is there, by page and name: on the server all of its page, in a browser those of screens after the first. */
const parts = new Map<string, ComponentType<never>>();

export function setStillPart(name: string, part: ComponentType<never>): void {
  parts.set(name, part);
}

export function stillPart(name: string): ComponentType<never> | undefined {
  return parts.get(name);
}
