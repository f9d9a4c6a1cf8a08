import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommand, readContainerSteps, readCopy } from '#test/prove/container-steps.ts';

const ROOT = join(import.meta.dirname, '..');
const stages = readContainerSteps(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const last = stages.at(-1) ?? [];
const textOf = (name: string) => last.find((step) => step.name === name)?.text;

type Service = {
  readonly command?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly networks?: readonly string[];
  readonly healthcheck?: unknown;
};
const compose = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

test('the container runs without root, says whether it is healthy, and copies what is there', () => {
  expect(textOf('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  expect(textOf('HEALTHCHECK')).toContain('/healthz');
  expect(textOf('VOLUME')).toBe('/data');
  expect(readCommand({ name: 'ENTRYPOINT', text: textOf('ENTRYPOINT') ?? '[]' })).toEqual(['node', 'bin/start.mjs']);
  const copied = last.filter(({ name }) => name === 'COPY').flatMap((step) => readCopy(step).from);
  const made = new Set(['dist', 'node_modules']);
  for (const path of copied.map((one) => one.replace('/srv/longhand/', '')))
    expect([path, made.has(path) || existsSync(join(ROOT, path))]).toEqual([path, true]);
  for (const [from] of stages) expect(from?.text).toMatch(/^node:24-bookworm-slim/);
});

test('the compose file keeps the database to itself, gives no rights, and waits for what it needs', () => {
  const { web, jobs, database, proxy } = compose.services;
  for (const program of [web, jobs])
    expect(program).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true, restart: 'unless-stopped' });
  expect(web?.command).toEqual(['--no-jobs']);
  expect(jobs?.entrypoint).toEqual(['node', 'dist/program/worker.js']);
  expect(jobs?.depends_on).toMatchObject({ web: { condition: 'service_healthy' } });
  expect([database?.networks, compose.networks['inside']?.internal]).toEqual([['inside'], true]);
  expect(proxy?.networks).not.toContain('inside');
  const used = Object.values(compose.services).flatMap(({ networks = [] }) => networks);
  expect(new Set(used)).toEqual(new Set(Object.keys(compose.networks)));
  expect(Object.keys(compose.volumes)).toEqual(['data', 'database', 'certificates']);
});
