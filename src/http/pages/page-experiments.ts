import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { assignVariant, BUCKETS, bucketOfPerson } from '#modules/ground/experiments/assign-variant.ts';
import type { Experiment } from '#modules/ground/experiments/experiment-list.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';
import type { Identity } from '../session/identity.ts';
import type { Site } from '../site.ts';

export type PageExperiments = {
  /** The variant of each experiment that the page may read. */
  readonly variants: Readonly<Record<string, string>>;
  /** The part of it that changes a cached page; null if nothing does. */
  readonly group: string | null;
  /** Makes a visitor see the same the next time. */
  readonly setCookie: string | undefined;
};

const BUCKET = /^\d{1,3}$/;

/** The bucket of a visitor, by a cookie that says a number of three digits and nothing else. */
export function readBucket(site: Pick<Site, 'isHttps'>, request: IncomingMessage): number | null {
  const value = readCookie(site, request, 'bucket');
  return value !== undefined && BUCKET.test(value) ? Number(value) : null;
}

/**
 * The variants a page shows: assigned here, before it's drawn, so nothing flickers (CORE-5). A visitor's page knows
 * only the experiments it reads, and is cached once for each combination of them.
 */
export function experimentsOfPage(
  site: Site,
  request: IncomingMessage,
  match: RouteMatch | undefined,
  visitor: Identity | undefined,
): PageExperiments {
  const person = visitor?.viewer ?? undefined;
  if (person !== undefined) {
    const variants = variantsOf(site.experiments.running(), bucketOfPerson(person.personId));
    return { variants, group: null, setCookie: undefined };
  }
  const read = site.experiments.readBy(match);
  if (read.length === 0) return { variants: {}, group: null, setCookie: undefined };
  const known = readBucket(site, request);
  const bucket = known ?? randomInt(BUCKETS);
  const variants = variantsOf(read, bucket);
  return {
    variants,
    group: Object.entries(variants)
      .map(([id, variant]) => `${id}=${variant}`)
      .join('&'),
    setCookie: known === null ? writeCookie(site, 'bucket', String(bucket)) : undefined,
  };
}

function variantsOf(experiments: readonly Experiment[], bucket: number): Readonly<Record<string, string>> {
  return Object.fromEntries(experiments.map((experiment) => [experiment.id, assignVariant(experiment, bucket)]));
}
