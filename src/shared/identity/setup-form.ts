import { z } from 'zod';
import { parseEmail } from './email-rule.ts';
import { findUsernameFormFault, foldUsername } from './username-rules.ts';

/** Reserved names are not refused here: the administrator may well be `admin`. */
const usernameFaults = {
  tooShort: 'usernameTooShort',
  tooLong: 'usernameTooLong',
  invalid: 'usernameInvalid',
} as const;

/** What the first administrator is asked for (rules 130, 131). Each message is a key of the page's texts. */
const setupFormSchema = z.object({
  name: z.string().trim().min(1, 'nameMissing').max(50, 'nameTooLong'),
  username: z
    .string()
    .transform(foldUsername)
    .superRefine((username, { addIssue }) => {
      const fault = findUsernameFormFault(username);
      if (fault !== undefined) addIssue(usernameFaults[fault]);
    }),
  /** In the one form in which it is stored and compared. */
  email: z
    .string()
    .transform((text) => parseEmail(text)?.toLowerCase())
    .pipe(z.string('emailInvalid')),
});

export type SetupForm = z.output<typeof setupFormSchema>;
export type SetupField = keyof SetupForm;
export type SetupFault =
  | 'nameMissing'
  | 'nameTooLong'
  | 'usernameTooShort'
  | 'usernameTooLong'
  | 'usernameInvalid'
  | 'usernameTaken'
  | 'emailInvalid'
  | 'emailTaken';
export type SetupFaults = Readonly<Partial<Record<SetupField, SetupFault>>>;

/** The checked values, or for each wrong field what is wrong first. */
export function readSetupForm(
  values: Readonly<Record<SetupField, string>>,
): { readonly ok: true; readonly form: SetupForm } | { readonly ok: false; readonly faults: SetupFaults } {
  const parsed = setupFormSchema.safeParse(values);
  if (parsed.success) return { ok: true, form: parsed.data };
  const faults: Partial<Record<SetupField, SetupFault>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as SetupField;
    // Every rule above names its fault as the message.
    faults[field] ??= message as SetupFault;
  }
  return { ok: false, faults };
}
