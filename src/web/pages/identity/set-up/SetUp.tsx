import type { InputHTMLAttributes } from 'react';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { type SetupFault, type SetupField, setupQuery } from '#shared/identity/setup-form.ts';
import { setupMessages as messages } from '#shared/messages/setup.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { Message } from '#web/parts/frame/Message.tsx';
import styles from './SetUp.module.css';

type SetUpProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** The form that makes the first administrator; after a refusal with what was entered and what is wrong. */
export function SetUp({ route, query }: SetUpProps) {
  if (setupQuery.isUsed(query)) return <UsedLink />;
  const values = setupQuery.fieldsOf(query);
  const faults = new Map(fields.map((name) => [name, setupQuery.faultOf(query, name)] as const));
  const field = (name: SetupField, input: InputHTMLAttributes<HTMLInputElement> & { note?: string }) => (
    <Field
      {...input}
      label={messages[name]}
      name={name}
      defaultValue={values[name]}
      error={faultText(faults.get(name))}
    />
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.intro}>{messages.intro}</p>
      <form className={styles.form} method="post" action={route.path} noValidate>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.siteLegend}</legend>
          {field('siteName', { note: messages.siteNameHint, maxLength: 50, placeholder: DEFAULT_SITE_NAME })}
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.youLegend}</legend>
          {field('name', { autoComplete: 'name', maxLength: 50, required: true })}
          {field('username', {
            note: messages.usernameHint,
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 30,
            required: true,
          })}
          {field('email', {
            note: messages.emailHint,
            type: 'email',
            autoComplete: 'email',
            maxLength: 254,
            required: true,
          })}
        </fieldset>
        <Button type="submit">{messages.submit}</Button>
      </form>
    </div>
  );
}

const fields = ['siteName', 'name', 'username', 'email'] as const satisfies readonly SetupField[];

/** Only sentences of ours, so that no address puts words into our mouth. */
function faultText(fault: string | null | undefined): string | undefined {
  return isFault(fault) ? messages[fault] : undefined;
}

const faults: ReadonlySet<string> = new Set<SetupFault>([
  'siteNameInvalid',
  'nameMissing',
  'nameTooLong',
  'usernameTooShort',
  'usernameTooLong',
  'usernameInvalid',
  'usernameTaken',
  'emailInvalid',
  'emailTaken',
]);

function isFault(text: string | null | undefined): text is SetupFault {
  return typeof text === 'string' && faults.has(text);
}

function UsedLink() {
  return (
    <Message title={messages.usedTitle} text={messages.used}>
      <a href={buildPath('ShowHome')}>{messages.home}</a>
      <a href={buildPath('SignIn', {}, { operation: 'login' })}>{messages.signIn}</a>
    </Message>
  );
}
