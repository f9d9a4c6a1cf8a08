/** The sentence that refuses a change, `otherwise` where it failed without one; undefined where it was made. */
export async function refusalOf(change: Promise<unknown>, otherwise: string): Promise<string | undefined> {
  try {
    const data: unknown = await change;
    const result: unknown = typeof data === 'object' && data !== null ? Object.values(data)[0] : undefined;
    if (typeof result !== 'object' || result === null) return otherwise;
    return 'message' in result && typeof result.message === 'string' ? result.message : undefined;
  } catch {
    return otherwise;
  }
}
