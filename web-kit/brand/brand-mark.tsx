/** The sign of the product: a heart with a cross. */
import { tokens } from '@member-care/domain/theme/tokens.ts'

const { groundLight, ink } = tokens.brand

export function BrandMark({ size = 36, inverted = false }: { readonly size?: number; readonly inverted?: boolean }) {
  const [ground, figure] = inverted ? [ink, groundLight] : [groundLight, ink]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill={ground} />
      <path d="M16 25.2 8.4 17.6a5 5 0 0 1 7-7.1l.6.6.6-.6a5 5 0 0 1 7 7.1Z" fill={figure} />
      <path d="M16 13.4v6.4M12.8 16.6h6.4" stroke={ground} strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
