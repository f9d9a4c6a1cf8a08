/** The full-page error screen: apart, since every page carries it. */
export const errorScreenMessages = {
  heading: 'Error',
  text: 'We’re sorry, but there was a problem displaying this page.',
  advice: 'Please reload and try again.',
} as const;
