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

/** A fault of the portal, once, with how often it was reported. */
export interface ClientFaultsTable {
  reference: string;
  name: string;
  message: string;
  place: string;
  stack: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

/** The tables about support. */
export interface SupportTables {
  client_faults: ClientFaultsTable;
  support_messages: SupportMessagesTable;
}
