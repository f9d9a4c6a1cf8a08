import { z } from 'zod';

const part = z.string().optional().catch(undefined);
const shape = z.object({ name: z.object({ firstName: part, lastName: part }) });

/**
 * The name that Apple sends beside the first answer, `{"name":{"firstName":…,"lastName":…}}`. It is not
 * signed: it may name a new account, and proves nothing.
 */
export function readAppleName(text: string | null): string | undefined {
  try {
    const { firstName = '', lastName = '' } = shape.parse(JSON.parse(text ?? '')).name;
    return `${firstName} ${lastName}`.trim() || undefined;
  } catch {
    return undefined;
  }
}
