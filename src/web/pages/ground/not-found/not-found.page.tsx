import { errorMessages } from '#shared/messages/errors.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { NotFoundScreenQueryDocument } from '#web/generated/NotFoundScreenQuery.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const page: PageDefinition = {
  queries: () => [{ document: NotFoundScreenQueryDocument, variables: {} }],
  head: () => ({ title: errorMessages.notFoundTitle }),
  Component: NotFoundScreen,
};

export default page;
