// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProfileInput = {
  readonly name?: string | null | undefined;
  readonly bio?: string | null | undefined;
  readonly websiteUrl?: string | null | undefined;
  /** Of a picture that was uploaded by `/_/upload`. */
  readonly imageId?: string | null | undefined;
};

export type UpdateProfileVariables = Exact<{
  input: ProfileInput;
}>;


export type UpdateProfile = { readonly updateProfile:
    | { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly bio: string, readonly websiteUrl: string | null }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export type ProfileSetting = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly bio: string, readonly websiteUrl: string | null };

export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileSetting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"2846239da2d01f83d0ab737e00eb96ac6a257e3beae3499c01e081abf6cff3eb"} as unknown as TypedDocument<UpdateProfile, UpdateProfileVariables>;
