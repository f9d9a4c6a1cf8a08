/** One file of an archive. */
export type ArchiveEntry = {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** True for what is compressed already, such as pictures. */
  readonly isPacked?: boolean;
};

const encoder = new TextEncoder();

export function textEntry(path: string, text: string): ArchiveEntry {
  return { path, bytes: encoder.encode(text) };
}

export function jsonEntry(path: string, value: unknown): ArchiveEntry {
  return textEntry(path, `${JSON.stringify(value, null, 2)}\n`);
}
