/** Several entries of a list that are chosen, to do one thing with all of them. */
export const selectionMessages = {
  several: 'Select several',
  selectAll: 'Select all',
  select: 'Select {title}',
  selected: '{count, plural, one {# story selected} other {# stories selected}}',
  selectedMost: '{count} stories selected, the most you can select',
  clear: 'Clear',
  more: 'More for these stories',
} as const;
