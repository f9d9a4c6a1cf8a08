import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PaymentSources } from './payment-sources.ts';
import type { SignInSources } from './sign-in-sources.ts';

export type ContentPolicyInput = {
  /** Of the inline elements of the page (`inlineHashes`): only these may run or style. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins whose documents a story may embed. */
  readonly frameOrigins: readonly string[];
  /** What signing in needs of others, where they are set up. */
  readonly signIn?: SignInSources;
  /** What fields of payment need of others, on pages that have them. */
  readonly payment?: PaymentSources | undefined;
  /** Origins of scripts of others that the operator chose, and where those and the log send to. */
  readonly outside?: { readonly scripts: readonly string[]; readonly connects: readonly string[] };
  /** Host of the search service, where one is set up: the box asks it. */
  readonly searchHost?: string | undefined;
  /** The main site's origin, where it is another than the page's: pictures come from there too, and search leads there. */
  readonly mainOrigin?: string;
  /** True for the pages made to be embedded elsewhere (rule 155). */
  readonly isFramable: boolean;
  readonly isHttps: boolean;
  /** Vite's development client puts style elements and inline modules of its own into the page. */
  readonly isDevelopment: boolean;
};

/** The Content-Security-Policy of one page. It holds hashes and no nonce, so that the page can be cached with it. */
export function contentPolicy(input: ContentPolicyInput): string {
  const loose = input.isDevelopment ? ["'unsafe-inline'"] : [];
  const hashes = input.isDevelopment
    ? { scripts: [], styles: [] }
    : { scripts: input.scriptHashes, styles: input.styleHashes };
  const { scripts, frames, connects } = input.signIn ?? { scripts: [], frames: [], connects: [] };
  const payment = input.payment ?? { scripts: [], frames: [], connects: [], images: [] };
  const mainSite = input.mainOrigin === undefined ? [] : [input.mainOrigin];
  const search = input.searchHost === undefined ? [] : [input.searchHost];
  const outside = input.outside ?? { scripts: [], connects: [] };
  const frameSources = [...input.frameOrigins, ...frames, ...payment.frames];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...loose, ...scripts, ...payment.scripts, ...outside.scripts, ...hashes.scripts]],
    ['style-src', ["'self'", ...loose, ...hashes.styles]],
    ['img-src', ["'self'", 'data:', 'blob:', ...mainSite, ...payment.images]],
    ['font-src', ["'self'"]],
    [
      'connect-src',
      [
        "'self'",
        ...(input.isDevelopment ? ['ws:'] : []),
        ...connects,
        ...payment.connects,
        ...outside.connects,
        ...search,
      ],
    ],
    ['media-src', ["'self'"]],
    ['frame-src', frameSources.length === 0 ? ["'none'"] : frameSources],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'", ...mainSite]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', input.isFramable ? ['*'] : ["'self'"]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...policy, ...(input.isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** How a policy names inline texts. */
export function inlineHashes(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${sha256(text)}'`);
}

/** Scripts and styles that stand in many pages; what is longer is of one page alone. */
const knownHashes = new LRUCache<string, string>({ max: 200 });
const LONGEST_SHARED = 4_000;

function sha256(text: string): string {
  if (text.length > LONGEST_SHARED) return hash('sha256', text, 'base64');
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  const made = hash('sha256', text, 'base64');
  knownHashes.set(text, made);
  return made;
}
