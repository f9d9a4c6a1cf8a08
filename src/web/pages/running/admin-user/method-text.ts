import { adminMessages as messages } from '#shared/messages/admin.ts';

const words: Readonly<Record<string, string>> = messages.methods;

/** A way of signing in as people call it; its own name where a version after this one made it up. */
export function methodText(method: string): string {
  return words[method] ?? method;
}
