/** The sign of the product: a heart with a cross. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { brandShapes } from './brand-shapes.ts'

const { groundLight, ink } = tokens.brand

export function BrandMark({ size = 36, inverted = false }: { readonly size?: number; readonly inverted?: boolean }) {
  const [ground, figure] = inverted ? [ink, groundLight] : [groundLight, ink]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill={ground} />
      <path d={brandShapes.heart} fill={figure} />
      <path d={brandShapes.cross} stroke={ground} strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
