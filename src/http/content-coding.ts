/** Codings in which we can send a body; `identity` is the body as it is. */
export type ContentCoding = 'br' | 'gzip' | 'identity';

const KEPT = 256;
const chosen = new Map<string, ContentCoding>();

/**
 * The best coding that an Accept-Encoding header allows (RFC 9110 12.5.3): brotli, else gzip, else
 * the body as it is. Browsers send a handful of spellings, so answers are remembered.
 */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const coding = weigh(acceptEncoding);
  if (chosen.size < KEPT && acceptEncoding.length < 200) chosen.set(acceptEncoding, coding);
  return coding;
}

function weigh(acceptEncoding: string): ContentCoding {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight);
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}
