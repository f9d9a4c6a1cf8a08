/** How somebody came to a list, as the graph says it, and back. */
export const sourceNames = { site: 'SITE', form: 'FORM', import: 'IMPORT', added: 'ADDED' } as const;
export const sourcesByName = { SITE: 'site', FORM: 'form', IMPORT: 'import', ADDED: 'added' } as const;
