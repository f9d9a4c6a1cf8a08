import { existsSync, readFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers } from './processes.ts';

/** A server of another make that runs on this machine with posts of its own. */
export type Peer = {
  readonly base: string;
  readonly storyPath: string;
  /** Of the server and its database; empty where they are not known. */
  readonly processIds: readonly number[];
  /** Ours are started with the same, so that neither is served first by the machine. */
  readonly niceness: number;
};

/** The peer at `PEER_URL`, with `PEER_STORY` as the path of a post; undefined where nobody answers. */
export async function findPeer(): Promise<Peer | undefined> {
  const base = process.env['PEER_URL'] ?? 'http://127.0.0.1:2368';
  if (!(await answers(base))) return undefined;
  const storyPath = process.env['PEER_STORY'] ?? '/in-praise-of-slow-rivers/';
  if (!(await answers(base + storyPath))) return undefined;
  const folder = join(process.env['PEERS_DIR'] ?? join(tmpdir(), 'longhand-peers'), 'run');
  const files = ['ghost.pid', 'mariadb.pid'].map((file) => join(folder, file)).filter((file) => existsSync(file));
  const processIds = files
    .map((file) => Number(readFileSync(file, 'utf8')))
    .filter((id) => existsSync(`/proc/${id}/stat`));
  const [first] = processIds;
  return { base, storyPath, processIds, niceness: first === undefined ? 0 : Math.max(0, getPriority(first)) };
}
