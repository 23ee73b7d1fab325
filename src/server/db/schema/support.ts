/** A message to support; `challenge` is the nonce of the robot check that it was sent under. */
export interface SupportMessagesTable {
  id: string;
  challenge: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Date;
}

/** The tables about support. */
export interface SupportTables {
  support_messages: SupportMessagesTable;
}
