/** What dialogs, forms and fields say wherever they stand. */
export const partMessages = {
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  needMet: 'Done',
  needMissing: 'Missing',
  copy: 'Copy',
  copied: 'Copied',
  retry: 'Try again',
  counter: '{count}/{most}',
  counterSpoken: 'Characters left: {left}',
  counterOver: '{over, plural, one {# character too many} other {# characters too many}}',
} as const;
