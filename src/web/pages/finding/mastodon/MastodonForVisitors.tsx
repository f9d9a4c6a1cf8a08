import { federationMessages as messages } from '#shared/messages/federation.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { JoinFediverse } from '#web/features/finding/federation/JoinFediverse.tsx';
import { signInPath } from '#web/features/identity/sign-in/sign-in-path.ts';
import { SitePageView } from '#web/features/running/site-pages/SitePageView.tsx';

/** The words of the site about the fediverse, and the way in. */
export function MastodonForVisitors({ route }: { readonly route: RouteMatch }) {
  const redirectTo = route.route.path;
  return (
    <SitePageView route={route}>
      <JoinFediverse>
        <ButtonLink href={signInPath({ operation: 'register', redirectTo })}>{messages.register}</ButtonLink>
        <ButtonLink look="outlined" href={signInPath({ operation: 'login', redirectTo })}>
          {messages.signIn}
        </ButtonLink>
      </JoinFediverse>
    </SitePageView>
  );
}
