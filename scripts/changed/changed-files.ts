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

/** Where this work left `reference`, and every file that is another one since: committed, staged, or only written. */
export function changedFiles(reference = mainBranch()): { readonly since: string; readonly files: readonly string[] } {
  let since: string;
  try {
    since = git('merge-base', reference, 'HEAD');
  } catch {
    throw new Error(`There is no commit ${reference} to compare with.`);
  }
  const changed = git('diff', '--name-only', '--no-renames', since).split('\n');
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n');
  return { since, files: [...new Set([...changed, ...untracked])].filter((file) => file !== '').toSorted() };
}
