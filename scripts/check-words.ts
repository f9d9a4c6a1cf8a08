/** What is declared at the top of a file: `export type ClapOutcome`, `async function readList`, `const noSuchStory`. */
const DECLARED = /^(?:export )?(?:async )?(type|interface|class|function|const) (\w+)/gm;
/** The command line's imports speak of exports of other platforms, which have posts and collections of their own. */
const ELSEWHERE = 'src/modules/moving/imports/';
/** In a ledger transfers are posted. */
const LEDGER = 'src/modules/money/ledger/';
/** Where the graph and our own words meet. */
const AT_THE_WIRE = /\.(?:graph|sources|test)\.ts$/;
const OTHER_ENDING = /(?:Answer|Result|Verdict)s?$/;
const WIRE_WORD = /(?:^|[a-z0-9])(?:Post|Catalog|Collection)s?(?=[A-Z]|$)|^(?:post|catalog|collection)s?(?=[A-Z]|$)/;

/**
 * Sentences about names in the modules that have another word in this house: what a command comes to is an
 * outcome, and what the graph calls a post is a story (`docs/glossary.md`).
 */
export function foreignWords(files: readonly string[], read: (file: string) => string): string[] {
  return files
    .filter(
      (file) =>
        file.startsWith('src/modules/') &&
        !file.startsWith(ELSEWHERE) &&
        !file.startsWith(LEDGER) &&
        !AT_THE_WIRE.test(file),
    )
    .flatMap((file) =>
      [...read(file).matchAll(DECLARED)].flatMap(([, kind, name = '']) => {
        if (kind === 'type' && OTHER_ENDING.test(name)) return [`${file}: ${name} ends in …Outcome in this house.`];
        return WIRE_WORD.test(name) ? [`${file}: ${name} has a word of the wire; see docs/glossary.md.`] : [];
      }),
    );
}
