/** Papers that look like a receipt, and say what nobody has to pay, or what comes back: none of their sums is a total that is claimed. */
import { isAlmost, plainWords } from './likeness.ts'
import { readAmount } from './read-amount.ts'
import { textOf, type TextLine } from './text-lines.ts'

const names = [
  'QUOTATION',
  'CREDIT NOTE',
  'PRO FORMA',
  'PROFORMA',
  'ESTIMATE',
  'ESTIMATED',
  'TOTAL REFUND',
  'REFUND AMOUNT',
  'SEBUT HARGA',
].map((name) => name.split(' '))

/** By a name that stands somewhere on it, or a sum that was given back. */
export function isNoReceipt(lines: readonly TextLine[]): boolean {
  return lines.some(({ words }) => {
    const said = plainWords(textOf(words))
    const isGivenBack = said.includes('REFUNDED') || said.includes('REFUND')
    if (isGivenBack && words.some(({ text }) => readAmount(text)?.form === 'clean')) return true
    return names.some((name) =>
      said.some((_, from) => name.every((word, index) => isAlmost(said[from + index] ?? '', word))),
    )
  })
}
