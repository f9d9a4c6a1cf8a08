/** What editors would change in a story that was submitted to them, for them and its writer. */
export const suggestionMessages = {
  invalid: 'We couldn’t read these edits. Reload the page and try again.',
  textWentOn:
    'The writer changed the story while you were editing. Your edits are on top of the new text now: look them over and send them again.',
  nothing: 'You haven’t changed anything yet.',
  tooMany: '{most} sets of edits are waiting for the writer already. Withdraw one first.',
  gone: 'These edits are no longer there.',
  over: 'These edits aren’t open anymore.',
  withdrawn: 'The editors have taken these edits back.',
  partGone: 'This edit is no longer there.',
  alreadyTaken: 'You’ve taken this edit already. Change it in the story.',
  outOfDate:
    'You’ve changed this passage since the editors read it, so the edit doesn’t fit anymore. Nothing was changed.',
} as const;
