let current = { name: '', path: '/' };

/** Name and path of the route on the screen: the graph's requests carry them. */
export function currentRoute(): { readonly name: string; readonly path: string } {
  return current;
}

export function setCurrentRoute(name: string, path: string): void {
  current = { name, path };
}
