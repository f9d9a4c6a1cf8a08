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
  /** Empty where the site is called as it comes; whether a name is one is the setting's own rule. */
  siteName: z.string().trim(),
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
  | 'siteNameInvalid'
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

/** What the page of the form is drawn from: what was entered, and what is wrong with which field. */
export const setupQuery = {
  fieldsOf: (query: URLSearchParams): Readonly<Record<SetupField, string>> => {
    const read = (name: SetupField): string => query.get(name) ?? '';
    return { siteName: read('siteName'), name: read('name'), username: read('username'), email: read('email') };
  },
  faultOf: (query: URLSearchParams, field: SetupField): string | null => query.get(`${field}-fault`),
  isUsed: (query: URLSearchParams): boolean => query.has('used'),
  used: 'used=1',
  /** The query of a form that was refused. */
  write: (values: Readonly<Record<SetupField, string>>, faults: SetupFaults): string =>
    new URLSearchParams([
      ...Object.entries(values),
      ...Object.entries(faults).map(([field, fault]) => [`${field}-fault`, fault]),
    ]).toString(),
} as const;
