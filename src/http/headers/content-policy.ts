import { createHash } from 'node:crypto';

export type ContentPolicyInput = {
  /** Texts of the inline elements of the page: only these may run or style. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** Origins whose documents a story may embed. */
  readonly frameOrigins: readonly string[];
  /** The main site's origin, where it is another than the page's: pictures come from there too. */
  readonly imageOrigin?: string;
  /** True for the pages made to be embedded elsewhere (decisions 155). */
  readonly isFramable: boolean;
  readonly isHttps: boolean;
  /** Vite's development client puts style elements and inline modules of its own into the page. */
  readonly isDevelopment: boolean;
};

/** The Content-Security-Policy of one page. It holds hashes and no nonce, so that the page can be cached with it. */
export function contentPolicy(input: ContentPolicyInput): string {
  const loose = input.isDevelopment ? ["'unsafe-inline'"] : [];
  const hashes = (texts: readonly string[]): string[] =>
    input.isDevelopment ? [] : [...new Set(texts)].map((text) => `'sha256-${sha256(text)}'`);
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...loose, ...hashes(input.inlineScripts)]],
    ['style-src', ["'self'", ...loose, ...hashes(input.inlineStyles)]],
    ['img-src', ["'self'", 'data:', 'blob:', ...(input.imageOrigin === undefined ? [] : [input.imageOrigin])]],
    ['font-src', ["'self'"]],
    ['connect-src', input.isDevelopment ? ["'self'", 'ws:'] : ["'self'"]],
    ['media-src', ["'self'"]],
    ['frame-src', input.frameOrigins.length === 0 ? ["'none'"] : input.frameOrigins],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['frame-ancestors', input.isFramable ? ['*'] : ["'self'"]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...policy, ...(input.isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}
