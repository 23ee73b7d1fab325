/** What a provider's purchases carry as a convenience fee, kobo; a provider without a row has none set. */
export interface ProviderFeesTable {
  provider: string;
  fee_kobo: number;
  updated_at: Date;
}

/** The table of convenience fees. */
export interface ProviderFeesTables {
  provider_fees: ProviderFeesTable;
}
