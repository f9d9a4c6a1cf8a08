import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { nameBuild } from '#platform/build/build-name.ts';
import { findCommit } from './find-commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'longhand-commit-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

test('CORE-9: a build is named by its commit, by what an image says of it, or by the version alone', () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  expect([findCommit(folder), nameBuild('1.2.3', findCommit(folder))]).toEqual(['', '1.2.3']);
  vi.stubEnv('LONGHAND_COMMIT', 'no commit');
  expect(findCommit(folder)).toBe('');
  vi.stubEnv('LONGHAND_COMMIT', 'A1B2C3D4E5F60718293A4B5C6D7E8F9001020304');
  expect(nameBuild('1.2.3', findCommit(folder))).toBe('1.2.3+a1b2c3d4e5f6');
  vi.stubEnv('LONGHAND_COMMIT', '');
  const git = (...words: readonly string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  git('init', '--quiet');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--allow-empty', '-m', 'first');
  expect(findCommit(folder)).toBe(git('rev-parse', 'HEAD').slice(0, 12));
});
