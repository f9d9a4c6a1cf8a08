/** Where administrators set what belongs to the site itself. */
export const operatorSettingMessages = {
  title: 'Site settings',
  text: 'Changes show up on the next page. Empty a field to go back to its default. Addresses, service keys and mail are set by environment variables instead, and need a restart.',
  unknown: 'There’s no “{name}” setting.',
  wrong: '{name} must be: {form}.',
  save: 'Save',
  saveNamed: 'Save {name}',
  saved: '{name} has changed.',
  standard: 'Default: {value}',
  secretSet: 'A value is set. We don’t show it; enter a new one to replace it.',
} as const;
