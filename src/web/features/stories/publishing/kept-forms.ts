import type { PublishForm } from './publish-form.ts';

/** What was chosen in a sheet that was closed without publishing: there again when it opens, until the page goes. */
const forms = new Map<string, PublishForm>();

export function keptForm(postId: string): PublishForm | undefined {
  return forms.get(postId);
}

export function keepForm(postId: string, form: PublishForm): void {
  forms.set(postId, form);
}

export function forgetForm(postId: string): void {
  forms.delete(postId);
}
