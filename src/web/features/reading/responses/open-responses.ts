import type { Passage } from './responses-context.ts';

/** The sidebar of responses: of which story, and the passage that is responded to first. */
export type OpenedResponses = { readonly storyId: string; readonly passage?: Passage | undefined };

let opened: OpenedResponses | undefined;
const watchers = new Set<() => void>();

function set(next: OpenedResponses | undefined): void {
  opened = next;
  for (const watcher of watchers) watcher();
}

/** Opens the responses beside a story, with the box in focus; on a phone over all of it. */
export function openResponses(next: OpenedResponses): void {
  set(next);
}

export function closeResponses(): void {
  if (opened !== undefined) set(undefined);
}

export function openedResponses(): OpenedResponses | undefined {
  return opened;
}

export function watchResponses(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
