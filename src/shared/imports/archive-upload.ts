/** Own judgement: exports without pictures have a few megabytes; ours come in parts of 64. */
export const MOST_UPLOAD_BYTES = 512 * 1_048_576;
/** The parts of one archive. */
export const MOST_UPLOAD_FILES = 20;
/** A file is sent piece by piece, so that a line that breaks costs one piece, and no request lasts long. */
export const PIECE_BYTES = 4 * 1_048_576;
/** What an export may be: a zip, or the one file that some programs write. */
export const UPLOAD_FILE = /\.(?:zip|json|xml|wxr|csv|html?)$/i;

/** How many pieces a file of so many bytes has. */
export function pieceCount(byteCount: number): number {
  return Math.ceil(byteCount / PIECE_BYTES);
}

/** How many bytes a piece has; the first is 0. */
export function pieceBytes(byteCount: number, piece: number): number {
  return Math.max(0, Math.min(PIECE_BYTES, byteCount - piece * PIECE_BYTES));
}
