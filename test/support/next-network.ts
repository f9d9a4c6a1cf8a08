let count = 0;

/**
 * Another loopback address each time, to ask from where limits must not count together. A clock that goes on for them
 * lets kept pages expire, and then nothing shows whether they were dropped.
 */
export function nextNetwork(): string {
  count += 1;
  return `127.1.${(count >> 8) & 255}.${count & 255}`;
}
