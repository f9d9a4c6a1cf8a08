/** Where two wrote at once, and one of them chooses what stays. */
export const conflictMessages = {
  theirs: 'What they saved',
  keepMine: 'Save mine instead',
  takeTheirs: 'Use theirs',
} as const;
