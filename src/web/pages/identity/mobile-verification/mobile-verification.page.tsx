import { mobilePageMessages } from '#shared/messages/mobile-page.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import {
  type MobileVerificationPageQuery,
  MobileVerificationPageQueryDocument,
} from '#web/generated/MobileVerificationPageQuery.ts';
import { MobileVerification } from './MobileVerification.tsx';

/** `/mobile-verification` (IDEN-11): the route asks strangers to sign in. */
const page: PageDefinition<MobileVerificationPageQuery> = {
  queries: () => [{ document: MobileVerificationPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ site }) => ({ title: mobilePageMessages.title, canonicalUrl: site.url + buildPath('VerifyMobile') }),
  Component: MobileVerification,
};

export default page;
