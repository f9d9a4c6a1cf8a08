/**
 * What is always said of a draft (rule 6). `saving` as soon as something is not sent; `offline` when the
 * device has it and the server cannot be reached, `waiting` when the server saves nothing for now; `unkept` when neither
 * has it.
 */
export type SaveState = {
  readonly kind: 'empty' | 'saving' | 'saved' | 'offline' | 'waiting' | 'unkept' | 'conflict' | 'refused' | 'signedOut';
  /** Why the server does not take it, in a sentence. */
  readonly message?: string | undefined;
  /** The device has no room: only the server keeps the text. */
  readonly isDeviceFull: boolean;
};

export function isSameState(one: SaveState, other: SaveState): boolean {
  return one.kind === other.kind && one.message === other.message && one.isDeviceFull === other.isDeviceFull;
}
