import { answers, startProgram } from '#test/bench/processes.ts';
import { ask } from '#test/support/ask.ts';
import { freePort } from '#test/support/free-port.ts';
import type { KillableSite } from '#test/support/killable-site.ts';
import type { StrangerScene } from './scene.ts';

/**
 * What a reader asked, how long it took, and how many others were answered meanwhile: both beyond what a bare server on
 * the same machine took at that moment.
 */
export type Wait = {
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly overtaken: number;
};

export type PatientReader = {
  /** Asks for the page of that turn; `answered` counts the answers that others had so far. */
  readonly readOne: (number: number, answered?: () => number) => Promise<Wait>;
  readonly close: () => Promise<void>;
};

/** Another network than the stranger's. */
const READER = '127.0.0.5';
const BARE = `require('http').createServer((_, answer) => answer.end('.')).listen(process.env.PORT, '127.0.0.1')`;

/**
 * Another reader: asks for kept pages, a story, a picture, a question of the graph, each in turn. Beside each goes one
 * to a server that does nothing, since a machine that is busy with other things makes everybody wait.
 */
export async function createPatientReader(site: KillableSite, scene: StrangerScene): Promise<PatientReader> {
  const port = String(await freePort());
  const bareUrl = `http://127.0.0.1:${port}`;
  const bare = await startProgram({ args: ['-e', BARE], environment: { PORT: port } }, () => answers(bareUrl));
  const picture = `/image/fit:680/${scene.images[0]}`;
  const paths = ['/', scene.stories[0] ?? '/', '/tag/letters', picture, '/_/graphql', `/@${scene.username}`];
  const measured = async <Result>(run: () => Promise<Result>, answered: () => number) => {
    const [start, before] = [performance.now(), answered()];
    const result = await run();
    return { result, milliseconds: performance.now() - start, overtaken: answered() - before };
  };
  const readOne: PatientReader['readOne'] = async (number, answered = () => 0) => {
    const path = paths[number % paths.length] ?? '/';
    const question = {
      method: 'POST',
      body: '{"query":"{isLoggedIn}"}',
      headers: { 'content-type': 'application/json' },
    };
    const options = path === '/_/graphql' ? { ...question, from: READER } : { from: READER };
    const [own, other] = await Promise.all([
      measured(() => site.ask(path, options), answered),
      measured(() => ask(bareUrl, new URL(bareUrl).host, '/'), answered),
    ]);
    return {
      path,
      status: own.result.status,
      milliseconds: own.milliseconds - other.milliseconds,
      overtaken: own.overtaken - other.overtaken,
    };
  };
  // What anybody who was here before has had made.
  for (let number = 0; number < paths.length * 2; number += 1) await readOne(number);
  return { readOne, close: () => bare.stop() };
}
