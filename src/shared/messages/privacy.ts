/** Texts of the privacy banner. */
export const privacyMessages = {
  label: 'Privacy',
  question:
    'Can we measure how people read this site? That uses scripts that may store something on your device. Reading works just as well without them.',
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Refuse',
} as const;
