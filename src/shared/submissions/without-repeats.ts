type Said = { readonly statusText: string; readonly note: string };

/** A history as people read it: without the moves that say what the one before said already. */
export function withoutRepeats<Move extends Said>(history: readonly Move[]): readonly Move[] {
  return history.filter(({ statusText, note }, index) => note !== '' || history[index - 1]?.statusText !== statusText);
}
