import { execFileSync } from 'node:child_process';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The last commit of the main branch, as far as this clone knows one. */
function mainBranch(): string {
  const known = git('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes').split('\n');
  const found = ['main', 'master', 'origin/main', 'origin/master'].find((name) => known.includes(name));
  if (found === undefined)
    throw new Error('There is no main branch here: name what to compare with, as in --changed HEAD~1.');
  return found;
}

export type Change = {
  /** Where this work left the reference. */
  readonly since: string;
  /** Every file that is another one since: committed, staged, or only written. */
  readonly files: readonly string[];
  /** What readers saw then and do not see now: the longest words of each text that went from the catalogues. */
  readonly lostTexts: readonly string[];
};

/** What is different since this work left `reference`. */
export function changedFiles(reference = mainBranch()): Change {
  let since: string;
  try {
    since = git('merge-base', reference, 'HEAD');
  } catch {
    throw new Error(`There is no commit ${reference} to compare with.`);
  }
  const changed = git('diff', '--name-only', '--no-renames', since).split('\n');
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n');
  const files = [...new Set([...changed, ...untracked])].filter((file) => file !== '').toSorted();
  return { since, files, lostTexts: lostTexts(git('diff', '--unified=0', since, '--', 'src/shared/messages')) };
}

/** Shorter ones stand in tests that are about something else. */
const LEAST_CHARACTERS = 8;

/** Of each text that a diff takes away the longest part without a value in it. */
export function lostTexts(diff: string): readonly string[] {
  const removed = diff.split('\n').filter((line) => /^-(?!-- )/.test(line));
  const texts = removed.flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)]);
  const parts = texts.map(([, single, template]) =>
    (single ?? template ?? '').split(/[{}]/).reduce((most, part) => (part.length > most.length ? part : most), ''),
  );
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part.length >= LEAST_CHARACTERS);
}
