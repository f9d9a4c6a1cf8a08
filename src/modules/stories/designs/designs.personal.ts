import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'design',
    column: 'person_id',
    exported: {
      file: 'profile-design.json',
      columns: { design: 'published', before: 'previous', version: 'version', publishedAt: 'published_at' },
      leftOut: { publication_id: 'is null in the design of a profile' },
    },
    erased: 'rows',
  },
  {
    table: 'design_draft',
    column: 'person_id',
    exported: {
      file: 'profile-design-draft.json',
      columns: { design: 'draft', revision: 'revision', savedAt: 'saved_at' },
      leftOut: { publication_id: 'is null in the design of a profile' },
    },
    erased: 'rows',
  },
  {
    table: 'design_introduction',
    column: 'person_id',
    exported: { file: 'design-introduction.json', columns: { versionSeen: 'version_seen' } },
    erased: 'rows',
  },
];
