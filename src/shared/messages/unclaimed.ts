/** Texts of the mark beside a person whom an import made; a catalogue of its own, since every story carries it. */
export const unclaimedMessages = {
  mark: 'Unclaimed',
  hint: 'Made by an import. This person has not signed up here.',
} as const;
