/** The ten links of the footer. */
export const footerMessages = {
  help: 'Help',
  status: 'Status',
  about: 'About',
  careers: 'Careers',
  press: 'Press',
  blog: 'Blog',
  privacy: 'Privacy',
  rules: 'Rules',
  terms: 'Terms',
  textToSpeech: 'Text to speech',
} as const;
