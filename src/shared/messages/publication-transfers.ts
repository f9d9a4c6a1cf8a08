/** Texts of handing a publication over to one of its editors. */
export const publicationTransferMessages = {
  offer: 'Make owner',
  offerTitle: 'Hand {name} over to {who}?',
  offerPoints: [
    'They have 7 days to accept. Until then, nothing changes and you can withdraw the offer.',
    'Once they accept, they own the publication and you’re one of its editors.',
    'You can undo that for 72 hours. Everyone on the staff gets an email about it.',
  ],
  offerSend: 'Offer ownership',
  offered: '{who} has 7 days to accept.',
  waitingTitle: 'Waiting for {who}',
  waitingText: 'You offered them ownership of {name}. They can accept until {date}.',
  withdraw: 'Withdraw the offer',
  withdrawn: 'Offer withdrawn.',
  yoursTitle: 'Do you want to own {name}?',
  yoursText:
    '{who} is offering you ownership. You’d be in charge of everything here, and they’d stay on as an editor. You can answer until {date}.',
  leavingText:
    '{who} is closing their account, so {name} needs an owner. You’ve been an editor here the longest. If nobody takes it over by {date}, it’ll be archived.',
  accept: 'Become the owner',
  acceptTitle: 'Become the owner of {name}?',
  acceptText:
    'It’s yours right away. For the first 72 hours, {who} can take it back, and you can’t hand it over, archive or delete it, or change its domain.',
  decline: 'Decline',
  accepted: 'You now own {name}.',
  declined: 'You declined.',
  settlingTitle: 'You’re the owner now',
  settlingText:
    '{who} can take {name} back until {date}. After that, you can also hand it over, archive or delete it, and change its domain.',
  undoTitle: '{who} now owns {name}',
  undoText: 'You can take it back until {date}.',
  undo: 'Take it back',
  undoAsk: 'Take {name} back?',
  undoAskText:
    'You’ll own it again, and {who} goes back to being an editor. Everyone on the staff gets an email about it.',
  undone: 'You own {name} again.',
  someone: 'The owner',
  endedTitle: 'The offer to own {name} has ended',
  restingTitle: 'The offer to own {name} is on hold',
  /** Why whoever was offered a publication cannot answer anymore. */
  ended: {
    withdrawn: 'The owner withdrew the offer before you answered. Nothing has changed, and you’re still on the staff.',
    late: 'It wasn’t answered in time. Nothing has changed, and you’re still on the staff.',
    notAnEditor: 'Only an editor can become the owner, and you’re a writer now.',
    stays: 'The owner isn’t closing their account after all, so they still own it.',
  },
  /** Why they cannot answer for now. */
  resting: 'The owner’s account isn’t active right now. If it’s active again in time, you can still answer.',
  alreadyOpen: 'There’s already an offer, or the last one can still be undone.',
  alreadyAccepted: 'They’ve already accepted. You can still take it back.',
  notAnEditor: 'Only someone who’s an editor here can become the owner.',
  notOpen: 'That offer isn’t open anymore.',
  notUndoable: 'You can’t take it back anymore.',
  mailOfferSubject: '{actor} is offering you ownership of {publication}',
  mailLeavingSubject: '{publication} needs an owner',
  mailOffer: '{actor} would like you to take over {publication}. You have 7 days to answer.',
  mailLeaving:
    '{actor} is closing their account. You’ve been an editor of {publication} the longest, so it’s yours if you want it. If nobody takes it over by {date}, it’ll be archived.',
  mailOfferButton: 'See the offer',
  mailAcceptedSubject: '{actor} now owns {publication}',
  mailAccepted: '{name} handed {publication} over to {actor}, who now owns it. {name} can undo that for 72 hours.',
  mailAcceptedYou:
    '{actor} accepted and now owns {publication}. You’re one of its editors now. You can take it back for 72 hours.',
  mailUndoneSubject: '{actor} took {publication} back',
  mailUndone: '{actor} took {publication} back from {name} and owns it again.',
  mailUndoneYou: '{actor} took {publication} back and owns it again. You’re one of its editors again.',
  mailWarning: 'If you weren’t expecting this, talk to the others on the staff.',
} as const;
