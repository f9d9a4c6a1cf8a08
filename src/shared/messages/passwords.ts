/** What is wrong with a new password, and what stands in the way of a change (rules 126, 132). */
export const passwordMessages = {
  tooShort: 'Use at least {minimum} characters.',
  tooLong: 'Use at most {maximum} characters.',
  easyToGuess: 'That password is easy to guess. Leave out your name, your email and the name of this site.',
  common: 'Too many people use that password. Choose another.',
  unreadable: 'That password has a character we can’t store. Choose another.',
  currentNeeded: 'Enter your current password.',
  notSet: 'You don’t have a password.',
  longerFirst: 'Your password is shorter than {minimum} characters. Choose a longer one, or remove it first.',
  unproven: 'Confirm your email address first.',
  lastWayIn: 'This is your only way to sign in. Add another one first.',
} as const;
