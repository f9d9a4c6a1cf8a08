/** Where administrators set what belongs to the site itself. */
export const operatorSettingMessages = {
  title: 'Settings of the site',
  text: 'A change is there from the next page on; an empty field takes a setting away. How the program runs (addresses, keys of services, mail) is set by environment variables instead, and needs a restart.',
  unknown: 'There is no setting “{name}”.',
  wrong: '{name} must be: {form}.',
  save: 'Save',
  saveNamed: 'Save {name}',
  saved: '{name} is changed.',
  standard: 'Until it is set: {value}',
  secretSet: 'It is set, and shown to nobody. A new value takes its place.',
} as const;
