/** What is sent to servers elsewhere, as it waits: what it says is written when it is sent, as things stand then. */
export type Message =
  /** A new story, or one that changed. */
  | { readonly kind: 'story'; readonly verb: 'Create' | 'Update'; readonly storyId: string }
  /** A story that nobody may read any more. */
  | { readonly kind: 'withdrawal'; readonly storyId: string }
  /** Somebody looks otherwise. */
  | { readonly kind: 'profile' }
  /** Somebody is there no longer. */
  | { readonly kind: 'goodbye' }
  /** An answer to who wants to follow, or what ends it. */
  | { readonly kind: 'Accept' | 'Reject'; readonly follower: string; readonly followUri: string };

export type Delivery = {
  readonly personId: string;
  readonly inbox: string;
  /** One for all servers that are told the same, and for all tries. */
  readonly activityId: string;
  readonly message: Message;
};
