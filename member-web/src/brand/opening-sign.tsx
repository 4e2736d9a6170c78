/** What stands in the middle of the window while the first part of the portal is fetched, as it did before the program was there. */
import { BrandMark } from '@member-care/web-kit/brand/brand-mark.tsx'

export function OpeningSign() {
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', placeContent: 'center' }}>
      <BrandMark size={64} />
    </div>
  )
}
