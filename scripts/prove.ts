/** `npm run prove [NAME] [-- --count N] [--seed N]`: the long campaigns; figures go to docs/reliability.md. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { campaigns } from '#test/prove/campaigns.ts';
import { setup as buildPages } from '#test/support/fresh-pages.ts';
import { setup } from '#test/support/test-cluster.ts';

const FILE = join(import.meta.dirname, '../docs/reliability.md');
const HEAD = `# Reliability

Figures of \`npm run prove\`, one row a run, written by the run itself. Each campaign has a control: the same trial of something broken on purpose, which it must find.

| day | campaign | tried | failures | control found | seed |
|---|---|---|---|---|---|
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string' } },
});
const chosen = campaigns.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) {
  console.error(`There is no such campaign. There are: ${campaigns.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
buildPages();
const stop = await setup();
try {
  for (const campaign of chosen) {
    console.log(`${campaign.name}: ${campaign.promise}`);
    const control = await campaign.control(seed);
    const finding = await campaign.run(Number(values.count ?? campaign.count), seed);
    for (const failure of finding.failures.slice(0, 20)) console.log(`  ${failure}`);
    const isGood = finding.failures.length === 0 && control.failures.length > 0;
    console.log(
      `${isGood ? 'ok  ' : 'FAIL'} ${finding.tried} tried, ${finding.failures.length} failures; the control found ${control.failures.length}`,
    );
    if (!isGood) process.exitCode = 1;
    if (!existsSync(FILE)) writeFileSync(FILE, HEAD);
    const day = new Date().toISOString().slice(0, 10);
    appendFileSync(
      FILE,
      `| ${day} | ${campaign.name} | ${finding.tried} | ${finding.failures.length} | ${control.failures.length} | ${seed} |\n`,
    );
  }
} finally {
  await stop?.();
}
