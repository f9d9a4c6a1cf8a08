// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RecordReadingInput = {
  readonly postId: string;
  /** Of 100. */
  readonly percent: number;
  /** The block at the top of the window. */
  readonly blockId?: string | null | undefined;
  /** Read for 30 seconds (decisions 123). */
  readonly isRead: boolean;
};

export type RecordReadingVariables = Exact<{
  input: RecordReadingInput;
}>;


export type RecordReading = { readonly recordReading: { readonly __typename: 'RecordReadingResult', readonly isRecorded: boolean } };

export const RecordReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordReadingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRecorded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"c844e74bf1b91d94987b70c8d761b154ca8e59bcc5647981b73f4aba460b5658"} as unknown as TypedDocument<RecordReading, RecordReadingVariables>;
