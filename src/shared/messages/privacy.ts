/** Texts of the privacy banner. */
export const privacyMessages = {
  label: 'Privacy',
  question:
    'May we measure how this site is read, with scripts that may keep something on your device? Reading works the same without.',
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
} as const;
