/** The numbers of the rules that a page of `docs/rules/` states. */
export function statedRules(pages: readonly string[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap((page) => [...page.matchAll(/^\*\*Rule (T?\d+)\./gm)].flatMap(([, rule]) => rule ?? [])),
  );
}

/** Sentences about files that cite a rule nobody states, or a decision by anything but the four digits of its page. */
export function brokenCitations(
  files: readonly string[],
  read: (file: string) => string,
  stated: ReadonlySet<string>,
): string[] {
  return files.flatMap((file) => {
    const text = unwrapped(read(file));
    const unknown = citedRules(text).filter((rule) => !stated.has(rule));
    return [
      ...unknown.map((rule) => `${file} cites rule ${rule}, which no page of docs/rules states.`),
      ...[...text.matchAll(/\bdecisions? (?!\d{4}\b)T?\d+/gi)].map(
        ([cited]) => `${file} cites ${cited}: write rule and its number, or decision and the four digits of its page.`,
      ),
    ];
  });
}

/** `rule 7`, `rules 7 and 9`, `rules 79 to 81, T6`: each number once. */
function citedRules(text: string): string[] {
  const many = /\brules (T?\d+(?:(?:, and |, | and | or | to |–)T?\d+\b)*)/gi;
  const one = /\brule (T?\d+)\b/gi;
  const cited = [...text.matchAll(many), ...text.matchAll(one)];
  return [...new Set(cited.flatMap(([, numbers]) => numbers?.match(/T?\d+/g) ?? []))];
}

/** A citation may go on in the next line of a comment. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#|--)?[ \t]*/g, ' ');
}
