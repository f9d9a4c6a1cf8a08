/** What may stand although nothing in production asks for it yet, each with its reason: a file, or a file and an export. */
export const keptForLater: ReadonlyMap<string, string> = new Map([
  ['src/modules/ground/domains/claim-domain.ts', 'the settings of custom domains ask for it'],
  ['src/modules/ground/domains/normalise-domain.ts', 'the settings of custom domains ask for it'],
  ['src/modules/people/people/set-person-domain.ts', 'the settings of custom domains ask for it'],
  ['src/modules/stories/publications/set-publication-domain.ts', 'the settings of custom domains ask for it'],
  ['src/modules/stories/publications/arrange-section.ts', 'the settings of publications ask for it'],
  [
    'src/modules/stories/publications/publication-pages.store.ts#upsertSection',
    'the settings of publications ask for it',
  ],
  [
    'src/modules/stories/publications/publication-pages.store.ts#replaceSectionStories',
    'the settings of publications ask for it',
  ],
  ['src/graphql/unbuilt-operations.ts', 'the list behind docs/unbuilt-operations.md, which its test writes'],
  ['src/web/app/graph/read-document.ts', 'the build writes the import of it (scripts/build/slim-documents.ts)'],
  [
    'src/modules/identity/passwords/common-password-file.ts#packCommonPasswords',
    'scripts/make-common-passwords.ts packs what the program reads',
  ],
  ['src/platform/clock/clock.ts#createFakeClock', 'the other half of a clock: tests move time with it'],
  ['src/platform/database/statement-counter.ts#countStatements', 'the counter that holds numbers of statements down'],
]);
