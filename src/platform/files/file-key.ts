const KEY = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** Throws a RangeError when a key could leave the store or mean something to a file system or an address. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new RangeError(`"${key}" is no file key`);
}

export function isFileKey(key: string): boolean {
  return key.length <= 512 && KEY.test(key);
}
