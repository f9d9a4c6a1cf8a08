// No element of HTML is a list whose options a field beside it moves through.
export const listbox = { role: 'listbox' } as const;
export const group = { role: 'group' } as const;
/** The heading of a group stands in the list and is none of its options: it names the group. */
export const presentation = { role: 'presentation' } as const;

/** A link as an option: the keys of the field reach it, and not Tab. */
export function option(isActive: boolean) {
  return { role: 'option', tabIndex: -1, 'aria-selected': isActive } as const;
}
