/** Parameters as a form or a query carries them: `metadata[intent]=1&expand[0]=customer`. */
export type Params = { readonly [name: string]: string | Params };

type Open = { [name: string]: string | Open };

/** Reads the brackets of a form; lists become records by their places. */
export function readForm(form: URLSearchParams): Params {
  const params: Open = {};
  for (const [key, value] of form) {
    const path = key.split(/\]?\[|\]$/).filter((part, place) => place === 0 || part !== '');
    const last = path.pop() ?? key;
    let place = params;
    for (const part of path) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = {});
    }
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return params;
}

/** A text that was given; an empty one unsets, as at Stripe. */
export function text(params: Params, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function record(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' ? value : {};
}

export function list(params: Params, name: string): readonly string[] {
  return Object.values(record(params, name)).filter((value) => typeof value === 'string');
}

export function flag(params: Params, name: string): boolean {
  return params[name] === 'true';
}

export function metadata(params: Params, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const merged = { ...before };
  for (const [key, value] of Object.entries(record(params, 'metadata'))) {
    if (value === '') delete merged[key];
    else if (typeof value === 'string') merged[key] = value;
  }
  return merged;
}
