/** That this device keeps the card. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { keptCardTexts } from '@member-care/domain/texts/e-card-texts.ts'

export function KeptHint({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', display: 'grid', gap: 0.5 }}>
      <span>{children}</span>
      {isInSafariOfAPhone() && <span>{keptCardTexts.onHomeScreen}</span>}
    </Box>
  )
}

/** Only there a page can ask whether it was opened from the home screen. */
function isInSafariOfAPhone(): boolean {
  return (navigator as Navigator & { readonly standalone?: boolean }).standalone === false
}
