/** What a settlement letter is called when it is saved (1§7, 1§9). */

/** `Settlement_{visitNo}_{transactionNo}.pdf`, with the claim's id where it has no visit number (C50). */
export function settlementFileName({
  visitNo,
  claimId,
  transactionNo,
}: {
  readonly visitNo: string
  readonly claimId: string
  readonly transactionNo: string
}): string {
  return `Settlement_${visitNo === '' ? claimId : visitNo}_${transactionNo}.pdf`
}
