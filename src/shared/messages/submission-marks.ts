/** How a story's submission stands, in its menus and beside its title. */
export const submissionMarkMessages = {
  mark: '{state} · {name}',
  submitStory: 'Submit to a publication',
  submissionState: 'Submission: {state}',
} as const;
