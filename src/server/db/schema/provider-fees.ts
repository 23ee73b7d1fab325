/** What a provider's purchases carry as a convenience fee, kobo; null, or no row: none is set. */
export interface ProviderFeesTable {
  provider: string;
  fee_kobo: number | null;
  updated_at: Date;
}

/** The table of convenience fees. */
export interface ProviderFeesTables {
  provider_fees: ProviderFeesTable;
}
