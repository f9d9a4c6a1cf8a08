/** Texts of who is on the staff of a publication. */
export const publicationStaffMessages = {
  notOnStaff: 'They’re not on the staff anymore.',
  youAreNotOnStaff: 'You’re not on the staff of this publication.',
  ownerIsNotRemoved: 'The owner can’t be removed.',
  ownerDoesNotLeave: 'You own this publication, so you can’t leave it.',
  ownerStaysOwner: 'You own this publication, so your role stays as it is.',
} as const;
