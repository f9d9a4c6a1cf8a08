import type { PublicationFault } from '../publications/publication-rules.ts';

/** Texts of making a publication, and of what it says of itself. */
export const publicationSettingsMessages = {
  newTitle: 'New publication',
  newText: 'A place for stories by you and the writers you invite, with a front page and an address of its own.',
  create: 'Create publication',
  infoTitle: 'Info & Homepage',
  pages: 'Settings of {name}',
  save: 'Save',
  saved: 'Saved.',
  name: 'Name',
  slug: 'Address',
  slugHint: '{address}',
  slugMoves: 'You can change it {most} times in {days} days',
  slugChecking: 'Checking whether it’s free…',
  slugFree: '“{slug}” is free.',
  slugTaken: 'Another publication has that address, or had it before.',
  slugMoved: 'Links to the old address will keep working.',
  slugTooOften: 'The address changed too often lately. Try again later.',
  tagline: 'Tagline',
  taglineHint: 'One line below the name. Optional.',
  description: 'Description',
  descriptionHint: 'What readers will find here. Optional.',
  topicsHint: 'Up to 5, about what it publishes.',
  avatarTooSmall: 'Choose a picture that’s at least {side} pixels wide and high.',
  imageMissing: 'That picture isn’t here anymore. Choose it again.',
  homepage: 'Homepage',
  design: 'Design',
  designText: 'Logo, layout, fonts, colors and what shows on the homepage. You see it all before readers do.',
  openDesign: 'Open the design editor',
  notConfirmed: 'Confirm your email address first.',
  tooYoung: 'You can create a publication once your account is {hours} hours old.',
  membersOnly: 'Only members can create publications here.',
  tooMany: 'You own {most} publications. That’s the most one person can own.',
  nextTitle: 'What’s next?',
  nextText: 'Only you and your editors see this, until the first story is published.',
  nextInfo: 'Add a tagline, a picture and topics',
} as const;

type Faults = Readonly<Record<PublicationFault, string>>;

export const publicationFaultMessages: Faults = {
  nameTooShort: 'Give it a name of at least 3 characters.',
  nameTooLong: 'Keep the name to 80 characters.',
  slugTooShort: 'An address has at least 3 characters.',
  slugTooLong: 'An address has at most 60 characters.',
  slugInvalid: 'Use lowercase letters, digits and single hyphens between them.',
  slugReserved: 'That address is taken by a page of this site.',
  taglineTooLong: 'Keep the tagline to 100 characters.',
  descriptionTooLong: 'Keep the description to 280 characters.',
  topicsTooMany: 'Choose at most 5 topics.',
  topicInvalid: 'A topic needs a letter and has at most 25 characters.',
};
