/** Texts of who is on the staff of a publication. */
export const publicationStaffMessages = {
  title: 'Staff',
  pageTitle: 'Staff of {name}',
  search: 'Search staff',
  nobody: 'Nobody is on the staff.',
  more: 'Show more',
  first: 'Back to the beginning',
  you: 'You',
  changeNamed: 'Change {name}',
  makeEditor: 'Make editor',
  makeEditorTitle: 'Make {name} an editor?',
  makeEditorText:
    'Editors invite and remove writers, change settings and design, and accept, edit and feature the stories of everyone here.',
  isEditor: '{name} is an editor now.',
  makeWriter: 'Make writer',
  makeWriterTitle: 'Make {name} a writer?',
  makeWriterText:
    'They keep their own stories here. Settings, submissions and the stories of others are closed to them.',
  isWriter: '{name} is a writer now.',
  remove: 'Remove',
  removeTitle: 'Remove {name} from the staff?',
  removeText:
    'What they’ve published here stays, unless they take it out. Everyone on the staff gets an email about it.',
  removeWaiting:
    '{count, plural, one {# submission of theirs is waiting. It’ll be canceled, and the story goes back to them.} other {# submissions of theirs are waiting. They’ll be canceled, and the stories go back to them.}}',
  removed: '{name} isn’t on the staff anymore.',
  leave: 'Leave',
  leaveTitle: 'Leave {name}?',
  leaveText: 'What you’ve published here stays, unless you take it out. To come back, you’d have to be invited again.',
  leaveWaiting:
    '{count, plural, one {# submission of yours is waiting. It’ll be canceled, and the story is yours to submit elsewhere.} other {# submissions of yours are waiting. They’ll be canceled, and the stories are yours to submit elsewhere.}}',
  left: 'You’ve left {name}.',
  mailRemovedSubject: '{name} was removed from the staff of {publication}',
  mailRemoved: '{actor} removed {name} from the staff of {publication}.',
  mailRemovedWarning: 'If this surprises you, check who’s on the staff and talk to the owner.',
  mailButton: 'See the staff',
  mailVisit: 'See the publication',
  notOnStaff: 'They’re not on the staff anymore.',
  youAreNotOnStaff: 'You’re not on the staff of this publication.',
  ownerIsNotRemoved: 'The owner can’t be removed.',
  ownerDoesNotLeave: 'You own this publication. Hand it over to an editor before you leave.',
  formerOwnerStays:
    'They owned this publication until recently and can still take it back, so they stay an editor for now.',
  ownerStaysOwner: 'The owner’s role can’t be changed.',
} as const;
