import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest that runs TypeScript as it is. */
const LEAST = [22, 18];

/** Path of a Node.js that can run the program: this one, or the one that came as a package. */
export function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const packages = [`node-${process.platform}-${process.arch}`, 'node'];
  const candidates = packages.flatMap((folder) => [
    join(root, 'node_modules', folder, 'bin', name),
    join(root, 'node_modules', 'node', 'node_modules', folder, 'bin', name),
  ]);
  return candidates.find((file) => existsSync(file) && isNewEnough(versionOf(file)));
}

function versionOf(file) {
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return (answer.stdout ?? '').trim().replace(/^v/, '');
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}
