// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UnsubscriptionPageQueryVariables = Exact<{
  token: string;
}>;


export type UnsubscriptionPageQuery = { readonly unsubscription: { readonly __typename: 'Unsubscription', readonly target: string, readonly isOff: boolean, readonly source:
      | { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string }
      | { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly slug: string, readonly domain: string | null }
     | null, readonly subscriptions: ReadonlyArray<
      | { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string }
      | { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly slug: string, readonly domain: string | null }
    > } | null };

export type SubscribedShelf = { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly slug: string, readonly domain: string | null };

export type SubscribedWriter = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string };

export const UnsubscriptionPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscriptionPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"isOff"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscribedWriter"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscribedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscribedWriter"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscribedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscribedShelf"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscribedWriter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"03f865deca67153b9b93c86360363315188b251fd511deebe8031160ce268f79"} as unknown as TypedDocument<UnsubscriptionPageQuery, UnsubscriptionPageQueryVariables>;
