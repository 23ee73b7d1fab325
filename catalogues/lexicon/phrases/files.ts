/** What is said of a file that is to be had of what is shown. */
export const FILE_PHRASES = {
  pdf: 'pdf|pdfs',
  table: 'csv|excel|spreadsheet|xls|xlsx|export|exports|exporting, in one|a file',
  keeps:
    'download|downloads|downloading|print|printout, save it|this|that|them, as|in a|one? file, to|on my phone|computer|laptop',
  /** A file that somebody brings is none that they want. */
  brings: 'upload|uploads|uploading|uploaded|template|sample',
  /** Nothing else is said: it is of what stands there. */
  alone: '<lead>... <wants> <of>..., <lead>... as|in|to|into a|an|one? <kind> <of>...',
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|and|just|let|me|us|i|we|you|can|could|want|wan|need|would|like|to|help|give|send|get|make|have|put|it|them|this|that|am|the|a|an|in|as',
  wants: 'download|export|print|save, <kind>',
  kind: 'pdf|csv|excel|spreadsheet|file|xls|xlsx',
  of: 'it|them|this|that|these|am|the|list|table|statement|file|copy|as|in|into|to|on|for|of|a|an|my|me|us|please|pls|abeg|now|version|format|phone|computer|laptop, <kind>',
} as const;
