/** Texts of archiving, restoring and deleting a publication. */
export const publicationClosingMessages = {
  title: 'Archive or delete',
  archiveTitle: 'Archive this publication',
  archiveText: 'Everything stays readable, but nobody can submit or publish here. You can restore it anytime.',
  archive: 'Archive',
  archiveAsk: 'Archive {name}?',
  archivePoints: [
    'Readers can still read it, with a note that it’s archived.',
    'Open submissions and invitations are canceled.',
    'Everyone on the staff gets an email about it.',
  ],
  archived: '{name} is archived.',
  deleteTitle: 'Delete this publication',
  deleteText: 'It’s archived right away and deleted after 14 days. Until then, you can change your mind.',
  delete: 'Delete',
  deleteAsk: 'Delete {name}?',
  deletePoints: [
    'It’s archived for 14 days, and you can change your mind.',
    'After that, its pages, staff and settings are gone for good. Nobody can use its address again.',
    'The stories stay with their authors. Links to them keep working.',
    'Its newsletters end, and their subscriber lists are deleted. If you need a list, export it before you delete the publication.',
    'Open submissions and invitations are canceled right away.',
    'Everyone on the staff gets an email about it.',
  ],
  confirmLabel: 'Type {slug} to continue',
  confirmWrong: 'That isn’t its address.',
  closedTitle: 'Settings',
  archivedNow: '{name} is archived',
  archivedText: 'People can still read it, but nobody can submit or publish here.',
  deletingNow: '{name} will be deleted',
  deletingText: 'You can undo this until {date}. Until then, people can still read it.',
  goingNow: '{name} is being deleted',
  goingText: 'The 14 days are over, so this can’t be undone anymore. The stories stay with their authors.',
  restore: 'Restore',
  restoreAsk: 'Restore {name}?',
  restoreText: 'Everyone on the staff can work here again. What was canceled stays canceled.',
  keep: 'Don’t delete it',
  keepAsk: 'Keep {name}?',
  keepArchivedText: 'It goes back to being archived.',
  restored: '{name} is back.',
  kept: '{name} won’t be deleted.',
  notActive: 'It’s already archived.',
  notArchived: 'It isn’t archived.',
  alreadyDeleting: 'It’s already set to be deleted.',
  tooLate: 'It’s already being deleted, so it’s too late to undo that.',
  mails: {
    'publication.archived': {
      subject: '{publication} is archived',
      text: '{actor} archived {publication}. People can still read it, but nobody can submit or publish there.',
    },
    'publication.restored': {
      subject: '{publication} is back',
      text: '{actor} restored {publication}. You can work there again.',
    },
    'publication.deletionUndone': {
      subject: '{publication} won’t be deleted',
      text: '{actor} changed their mind: {publication} won’t be deleted. It’s archived, so people can still read it, but nobody can submit or publish there.',
    },
    'publication.deletionPlanned': {
      subject: '{publication} will be deleted on {date}',
      text: '{actor} is deleting {publication}. On {date}, its pages and staff will be gone for good. The stories stay with their authors. Until then, the owner can undo this.',
    },
  },
  mailWarning: 'If you weren’t expecting this, talk to the owner.',
  /** To the owner, who alone can change their mind, or may not have done it. */
  mailDeleting:
    'You’re deleting {publication}. On {date}, its pages and staff will be gone for good. The stories stay with their authors. Until then, you can change your mind in its settings.',
  mailDeletingWarning:
    'If this wasn’t you, open its settings, choose “Don’t delete it”, and change how you sign in to your account.',
  mailErased: {
    subject: '{publication} has been deleted',
    text: 'The 14 days are over, and {publication} is gone for good. What you published there is yours, at an address of your own, and links to it keep working.',
  },
  mailErasedNote: 'Nobody else can use its address. There’s nothing for you to do.',
  mailAbandoned: {
    subject: '{publication} is archived',
    text: 'The owner of {publication} closed their account, and nobody took over the publication. People can still read it, but nobody can submit or publish there. Open submissions and invitations were canceled.',
  },
  mailAbandonedNote:
    'Your own stories there stay yours. If you’d like to keep the publication going, write to the people who run this site.',
} as const;
