type EmailVerificationTable = {
  token_hash: string;
  person_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
};

export type EmailVerificationTables = { email_verification: EmailVerificationTable };
