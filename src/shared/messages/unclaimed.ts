/** Texts of the mark beside a person whom an import made; a catalogue of its own, since every story carries it. */
export const unclaimedMessages = {
  mark: 'Unclaimed',
  hint: 'Created by an import. This person hasn’t signed up here.',
} as const;
