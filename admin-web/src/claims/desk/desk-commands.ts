/** The decisions of the built-in claims desk (S37), as the API takes them. Field names are those of the domain's commands, so that a refusal names the field. */

export type DeskCommand =
  | { readonly decision: 'request-information'; readonly request: string }
  | { readonly decision: 'start-review' }
  /** `payableCents` in Singapore cents. `notDuplicateReason` is about those that it was compared with; it is there where the claim is likely a duplicate. */
  | {
      readonly decision: 'approve'
      readonly payableCents: number
      readonly remarks: string
      readonly batchNo: string
      readonly notDuplicateReason?: string
      readonly comparedWith?: readonly string[]
    }
  | { readonly decision: 'reject'; readonly reasonCode: string; readonly remarks: string; readonly batchNo?: string }

export type Decision = DeskCommand['decision']

export const decisions = [
  'approve',
  'reject',
  'request-information',
  'start-review',
] as const satisfies readonly Decision[]
