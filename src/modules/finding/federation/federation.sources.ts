export type ChangedFederationSource = { readonly type: 'ChangedFederation' };
