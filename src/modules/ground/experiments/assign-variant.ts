import { createHash } from 'node:crypto';
import type { Experiment } from './experiment-list.ts';

/** Into so many parts readers are divided: fine enough for a weight of one in a hundred. */
export const BUCKETS = 1_000;

/** The bucket of a person: always the same. */
export function bucketOfPerson(personId: string): number {
  return hashOf(`person:${personId}`) % BUCKETS;
}

/**
 * The variant that a bucket sees: the same on each page and in each process, by the weights. Buckets are divided
 * anew for each experiment, so that two of them never ask the same readers the same way.
 */
export function assignVariant({ id, variants }: Pick<Experiment, 'id' | 'variants'>, bucket: number): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let place = hashOf(`${id}:${bucket}`) % total;
  for (const { name, weight } of variants) {
    if (place < weight) return name;
    place -= weight;
  }
  return variants[0]?.name ?? '';
}

/** 32 bits. */
function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
