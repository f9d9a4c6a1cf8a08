let current = { name: '', path: '/' };
let listener: ((name: string) => void) | undefined;

/** Name and path of the route on the screen: the graph's requests carry them. */
export function currentRoute(): { readonly name: string; readonly path: string } {
  return current;
}

export function setCurrentRoute(name: string, path: string): void {
  const isOther = path !== current.path;
  current = { name, path };
  if (isOther) listener?.(name);
}

/** Tells of each screen that comes after this one. */
export function watchRoute(listen: (name: string) => void): void {
  listener = listen;
}
