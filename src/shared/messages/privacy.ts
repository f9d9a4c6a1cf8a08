/** Texts of the privacy banner. */
export const privacyMessages = {
  label: 'Privacy',
  question:
    'Can we measure how people read this site? That uses scripts that may store something on your device. Reading works just as well without them.',
  choose: 'Choose',
  save: 'Save my choices',
  kinds: {
    analytics: 'Measure visits',
    surveys: 'Ask me questions in surveys',
    recording: 'Record what I do on pages',
    logs: 'Report technical problems to a log service',
  },
  policy: 'Privacy policy',
  accept: 'Accept',
  refuse: 'Decline',
} as const;
