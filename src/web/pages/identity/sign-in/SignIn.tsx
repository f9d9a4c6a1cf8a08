import { use } from 'react';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { readSignInConfig, type SignInStep } from '#shared/identity/sign-in-config.ts';
import { SIGN_IN_FORM, signInNotice } from '#shared/identity/sign-in-form.ts';
import { safeRedirect } from '#shared/identity/redirect-target.ts';
import { isTokenValid } from '#shared/identity/token-validity.ts';
import { signInMessages } from '#shared/messages/sign-in.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Icon } from '#web/design/Icon.tsx';
import { SignInPanel } from '#web/features/identity/sign-in/SignInPanel.tsx';
import { SignInFrame } from '#web/features/identity/sign-in/StepPage.tsx';
import { subjectVariables, withSubjects } from '#web/features/identity/sign-in/sign-in-subjects.ts';
import { useRememberedStep } from '#web/features/identity/sign-in/use-remembered-step.ts';
import { useSignIn } from '#web/features/identity/sign-in/use-sign-in.ts';
import { AccountTokenQueryDocument } from '#web/generated/AccountTokenQuery.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { SignInSubjectsQueryDocument } from '#web/generated/SignInSubjectsQuery.ts';

type SignInProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** Another address begins anew. */
export function SignIn({ query }: SignInProps) {
  return <OneSignIn key={query.toString()} query={query} />;
}

/** The panel on a page of its own: closing leads to where the reader was going, or home. */
function OneSignIn({ query }: { query: URLSearchParams }) {
  const given = readSignInConfig(query);
  const { url } = use(SiteContext);
  const { data } = useQuery(SignInOptionsQueryDocument);
  const about = subjectVariables(given);
  const { data: found } = useQuery(SignInSubjectsQueryDocument, { variables: about, isSkipped: about === undefined });
  const config = withSubjects(given, found);
  const { data: account } = useQuery(AccountTokenQueryDocument);
  const told = signInNotice(query.get('notice'), query.get('count'));
  const isGood = query.get('notice') === 'CODE_SENT';
  const flow = useSignIn(config, data?.signInOptions, {
    email: query.get(SIGN_IN_FORM.email) ?? undefined,
    isRecovery: query.get('recovery') !== null,
    ...(isGood ? { notice: told } : { error: told }),
  });
  useRememberedStep(flow.state.step satisfies SignInStep, flow.state.operation);
  return (
    <SignInFrame
      close={
        <a href={safeRedirect(config.redirectTo, [url])} aria-label={signInMessages.close}>
          <Icon name="close" />
        </a>
      }
    >
      <SignInPanel
        flow={flow}
        config={config}
        options={data?.signInOptions}
        // Somebody signed out has one that begins so; their forms send the rest.
        xsrf={account?.accountToken?.replace(/^lo_/, '')}
        callout={isTokenValid(account?.accountToken) ? signInMessages.again : undefined}
        heading="h1"
        isFocused={false}
      />
    </SignInFrame>
  );
}
