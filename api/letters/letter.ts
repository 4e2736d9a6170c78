/** What a letter says, apart from how it looks: every letter of ours is one of these. Texts are ready to print. */

export interface LetterRow {
  readonly label: string
  readonly value: string
}

export interface AmountRow extends LetterRow {
  /** The figure that the reader looks for. */
  readonly isTotal?: boolean
}

export type LetterSection = { readonly heading: string } &
  /** `lead`: a sentence above the rows. */
  (
    | { readonly lead?: string; readonly rows: readonly LetterRow[] }
    | { readonly amounts: readonly AmountRow[] }
    | { readonly paragraphs: readonly string[]; readonly isSmallPrint?: boolean }
    | CodeToScan
  )

/** An address as a QR code, with what to do with it at its side. */
export interface CodeToScan {
  readonly address: string
  /** What the picture is, for those who do not see it. */
  readonly says: string
  readonly beside: readonly string[]
  /** A short code to type, in large letters. */
  readonly toType: LetterRow
}

export interface Letter {
  readonly title: string
  /** Below the title: whose and which, in a line. */
  readonly lead: string
  /** What was decided, in large letters. */
  readonly outcome?: { readonly text: string; readonly amount: LetterRow; readonly isGood: boolean }
  readonly sections: readonly LetterSection[]
  /** The day that the letter is dated, YYYY-MM-DD; the file's own dates are made from it, so that the same letter gives the same bytes. */
  readonly dated: string
  readonly support: { readonly email: string; readonly phone: string }
}

/** Rows without those that have nothing to say. */
export function filledRows<Row extends LetterRow>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ value }) => value !== '')
}
