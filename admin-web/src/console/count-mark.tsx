import { Box } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'

/** How many records wait, beside the entry that leads to them; nothing while none does. */
export function CountMark({ waiting }: { waiting: number }) {
  if (waiting === 0) return null
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 1,
        minWidth: 24,
        textAlign: 'center',
        borderRadius: 3,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.8125rem',
        fontWeight: 650,
      }}
    >
      {waiting > 99 ? '99+' : waiting}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {verificationTexts.waitingMark}
      </Box>
    </Box>
  )
}
