/** Texts of designs: what is refused, and the editor. */
export const designMessages = {
  otherTab: 'This design was changed in another tab or by another editor.',
  invalid: 'Something in this design isn’t right. Reload the page and try again.',
  pictureMissing: 'We can’t find one of the pictures. Please choose it again.',
  unreadable: 'Some words would be hard to read. Pick the suggested colors, then publish.',
  nothingBefore: 'There’s no earlier design to go back to.',
  coloursForFriends: 'Profile colors are for Friends. Clear the colors to publish, or become a Friend.',
} as const;
