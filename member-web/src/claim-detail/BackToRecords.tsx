/** The way back to the list, filtered as it was when the claim was opened from it. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'

export function BackToRecords() {
  const state = useLocation().state as { readonly listQuery?: string } | null
  return (
    <Button component={RouterLink} to={`/app/claimrecords${state?.listQuery ?? ''}`} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1, px: 1.5 }}>
      {claimTexts.detail.back}
    </Button>
  )
}
